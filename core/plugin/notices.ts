import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { DomainEvent, EventKind } from '#core/ports/events.ts'
import type { Mail } from '#core/ports/mailbox.ts'
import type { Reaction } from './reactions.ts'
import type { Bind } from './wiring.ts'

/** A kind of notice: whom an event is told to, in which words and ways. */
export interface NotificationKind {
  /** `security.login` */
  readonly kind: string
  readonly event: string
  /** Account ids. */
  readonly to: (event: DomainEvent) => readonly string[]
  /** What fills the placeholders of its words. */
  readonly values: (event: DomainEvent) => Readonly<Record<string, string>>
  /** A message key: the notice in one line. */
  readonly label: string
  /** A message key: the kind, in a list of preferences. */
  readonly about: string
  /** Posted with the notice's values, the addressee's first name as `name` and the moment as `at`. */
  readonly mail: Mail['template']
  /** Ways that are on until somebody turns them off. */
  readonly channels: readonly NotificationChannel[]
  /** Whether its mail always comes, and at once. */
  readonly required: boolean
}

/** Where a notice appears. */
export type NotificationChannel = 'in_app' | 'email'

type NotificationOptions<Event extends DomainEvent> = Pick<NotificationKind, 'label' | 'about' | 'mail'> & {
  readonly on: EventKind<Event>
  readonly to: (event: Event) => readonly string[]
  readonly values: (event: Event) => Readonly<Record<string, string>>
  readonly channels?: NotificationKind['channels']
  readonly required?: boolean
}

/** Declares a kind of notice in one line: `notice('opinion.accepted', { when: OpinionAccepted, to: ({ accountId }) => [accountId], … })`. */
export const notification = <Event extends DomainEvent>(
  kind: string,
  { on: when, to, values, channels = ['in_app', 'email'], required = false, ...texts }: NotificationOptions<Event>,
): NotificationKind => ({
  ...texts,
  kind,
  event: when.name,
  to: to as unknown as NotificationKind['to'],
  values: values as unknown as NotificationKind['values'],
  channels,
  required,
})

/** Tells people of what happened; bound by the plugin that keeps notices. Where there is none, notices are not raised. */
export interface Notifications {
  send(notice: NotificationKind, event: DomainEvent): Effect.Effect<void>
}
export const Notifications = token<Notifications>('core/Notices')

/** The kinds of notices of all plugins. */
export const NotificationKinds = token<readonly NotificationKind[]>('core/NoticeKinds')

const senderOf = ({ kind }: NotificationKind) => token<UseCase<DomainEvent, void>>(`notice/${kind}`)

/** The reactions by which notices are raised. */
export const reactionsOf = (kinds: readonly NotificationKind[]): readonly Reaction[] =>
  kinds.map((one) => ({ name: `notice/${one.kind}`, event: one.event, handler: senderOf(one) }))

/** Binds the notices of all plugins to what keeps them. */
export const bindNotifications = (bind: Bind, kinds: readonly NotificationKind[]): void => {
  bind(NotificationKinds, () => kinds, {})
  for (const one of kinds) bind(senderOf(one), (needs) => (_, event) => needs.notices.send(one, event), { notices: Notifications })
}
