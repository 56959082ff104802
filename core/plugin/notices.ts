import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { DomainEvent, EventKind } from '#core/ports/events.ts'
import type { Mail } from '#core/ports/mailbox.ts'
import type { Reaction } from './reactions.ts'
import type { Provide } from './wiring.ts'

/** A kind of notice: whom an event is told to, in which words and ways. */
export interface Notice {
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
  readonly channels: readonly NoticeChannel[]
  /** Whether its mail always comes, and at once. */
  readonly required: boolean
}

/** Where a notice appears. */
export type NoticeChannel = 'in_app' | 'email'

type Told<Event extends DomainEvent> = Pick<Notice, 'label' | 'about' | 'mail'> & {
  readonly when: EventKind<Event>
  readonly to: (event: Event) => readonly string[]
  readonly values: (event: Event) => Readonly<Record<string, string>>
  readonly channels?: Notice['channels']
  readonly required?: boolean
}

/** Declares a kind of notice in one line: `notice('opinion.accepted', { when: OpinionAccepted, to: ({ accountId }) => [accountId], … })`. */
export const notice = <Event extends DomainEvent>(
  kind: string,
  { when, to, values, channels = ['in_app', 'email'], required = false, ...told }: Told<Event>,
): Notice => ({
  ...told,
  kind,
  event: when.name,
  to: to as unknown as Notice['to'],
  values: values as unknown as Notice['values'],
  channels,
  required,
})

/** Tells people of what happened; bound by the plugin that keeps notices. Where there is none, notices are not raised. */
export interface Notices {
  raise(notice: Notice, event: DomainEvent): Effect.Effect<void>
}
export const Notices = token<Notices>('core/Notices')

/** The kinds of notices of all plugins. */
export const NoticeKinds = token<readonly Notice[]>('core/NoticeKinds')

const raiser = ({ kind }: Notice) => token<UseCase<DomainEvent, void>>(`notice/${kind}`)

/** The reactions by which notices are raised. */
export const reactionsOf = (notices: readonly Notice[]): readonly Reaction[] =>
  notices.map((one) => ({ name: `notice/${one.kind}`, event: one.event, does: raiser(one) }))

/** Binds the notices of all plugins to what keeps them. */
export const wireNotices = (provide: Provide, notices: readonly Notice[]): void => {
  provide(NoticeKinds, () => notices, {})
  for (const one of notices) provide(raiser(one), (needs) => (_, event) => needs.notices.raise(one, event), { notices: Notices })
}
