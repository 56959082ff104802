import { Effect } from 'effect'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { type Token, token } from '#core/kernel/token.ts'
import type { UseCase } from '#core/kernel/use-case.ts'
import type { DomainEvent, EventKind } from '#core/ports/events.ts'
import type { Mail } from '#core/ports/mail-queue.ts'
import type { Bind } from './bindings.ts'
import { type NotificationAudience, supportStaff } from './notification-audience.ts'
import type { MailNecessity, NotificationGroup } from './notification-terms.ts'
import type { Reaction } from './reactions.ts'

/** Kind of notification: recipients, texts and channels of an event. */
export interface NotificationKind {
  /** `security.login` */
  readonly kind: string
  readonly event: EventKind<DomainEvent>
  /** Account ids of the recipients, or everybody who works for support. */
  readonly to: ((event: DomainEvent) => readonly string[]) | 'support'
  /** Values for the placeholders of its texts. */
  readonly values: (event: DomainEvent) => NotificationValues
  /** The notification in one line. */
  readonly label: MessageKey
  /** The kind, in the list of preferences. */
  readonly about: MessageKey
  /** Mail template; gets the values, the recipient's first name as `name` and the moment as `at`. */
  readonly mail: Mail['template']
  /** Channels that are on by default. */
  readonly channels: readonly NotificationChannel[]
  /** Why its mail is always sent, at once; `null`: people choose. */
  readonly required: MailNecessity | null
  /** Kinds with which it stands in the list of preferences. */
  readonly group: NotificationGroup
  /** Persons whom it can reach; only they find it in the list of preferences. */
  readonly audience: NotificationAudience
  /** Returns whether an event is mailed at all; else it shows in the application alone. */
  readonly mailed: (event: DomainEvent) => boolean
  /** Returns the path of the page that a notification is about, from its values; `null` where there is none. */
  readonly path: (values: NotificationValues) => `/${string}` | null
  /** Tells which notifications are still true, so that the others are neither mailed in a digest nor lead anywhere. */
  readonly current: Token<CurrentNotifications> | null
  /** Returns what an event is to one of its recipients, who may have asked for it (a subscription). */
  readonly recipient: (event: DomainEvent, accountId: string) => NotificationRecipient
}

/** Values for the placeholders of a notification. */
export type NotificationValues = Readonly<Record<string, string>>

/** Returns of each of some notifications of one kind, given by their values, whether it is still true. */
export type CurrentNotifications = (notifications: readonly NotificationValues[]) => Effect.Effect<readonly boolean[]>

/** Channel of a notification. */
export type NotificationChannel = 'in_app' | 'email'

/** Wishes of a recipient. A channel that is left out is off, whatever the preferences say. */
export interface NotificationRecipient {
  readonly channels?: readonly NotificationChannel[]
  /** Address that ends what the account asked for by one click (RFC 8058), in place of the one that ends all mails of the kind. */
  readonly unsubscribe?: string
}

type Recipients<Event extends DomainEvent> =
  | { readonly to: (event: Event) => readonly string[]; readonly audience: NotificationAudience }
  | { readonly to: 'support'; readonly audience?: never }

type NotificationOptions<Event extends DomainEvent> = Pick<NotificationKind, 'label' | 'about' | 'mail' | 'group'> & {
  readonly on: EventKind<Event>
  readonly values: (event: Event) => NotificationValues
  readonly channels?: NotificationKind['channels']
  readonly required?: MailNecessity
  readonly mailed?: (event: Event) => boolean
  readonly path?: NotificationKind['path']
  readonly current?: Token<CurrentNotifications>
  readonly recipient?: (event: Event, accountId: string) => NotificationRecipient
} & Recipients<Event>

/**
 * Declares a kind of notification: `notification('opinion.accepted', { on: OpinionAccepted, group: 'opinions', audience:
 * users, to: ({ accountId }) => [accountId], … })`.
 */
export const notification = <Event extends DomainEvent>(
  kind: string,
  {
    on: event,
    to,
    audience = supportStaff,
    values,
    channels = ['in_app', 'email'],
    required,
    mailed = () => true,
    path = () => null,
    current,
    recipient = () => ({}),
    ...texts
  }: NotificationOptions<Event>,
): NotificationKind => ({
  ...texts,
  kind,
  event: event as unknown as NotificationKind['event'],
  to: to as unknown as NotificationKind['to'],
  values: values as unknown as NotificationKind['values'],
  channels,
  required: required ?? null,
  audience,
  path,
  current: current ?? null,
  mailed: mailed as unknown as NotificationKind['mailed'],
  recipient: recipient as unknown as NotificationKind['recipient'],
})

/** Sends notifications; bound by the plugin that stores them. Without such a plugin none are sent. */
export interface Notifications {
  send(notice: NotificationKind, event: DomainEvent): Effect.Effect<void>
}
export const Notifications = token<Notifications>('core/Notices')

/** Kinds of notifications of all plugins. */
export const NotificationKinds = token<readonly NotificationKind[]>('core/NoticeKinds')

/** Checks of all kinds that may become untrue: returns of each notification of a kind whether it is still true. */
export interface NotificationChecks {
  areCurrent(kind: string, notifications: readonly NotificationValues[]): Effect.Effect<readonly boolean[]>
}
export const NotificationChecks = token<NotificationChecks>('core/NotificationChecks')

const senderOf = ({ kind }: NotificationKind) => token<UseCase<DomainEvent, void>>(`notice/${kind}`)

/** Reactions that send notifications. */
export const reactionsOf = (kinds: readonly NotificationKind[]): readonly Reaction[] =>
  kinds.map((one) => ({ name: `notice/${one.kind}`, event: one.event, handler: senderOf(one) }))

/** Binds the kinds of all plugins to the sender. */
export const bindNotifications = (bind: Bind, kinds: readonly NotificationKind[]): void => {
  bind(NotificationKinds, {}, () => kinds)
  const checks = Object.fromEntries(kinds.flatMap(({ kind, current }) => (current ? [[kind, current] as const] : [])))
  bind(NotificationChecks, checks, (resolved) => ({
    areCurrent: (kind, notifications) => resolved[kind]?.(notifications) ?? Effect.succeed(notifications.map(() => true)),
  }))
  for (const one of kinds) bind(senderOf(one), { notices: Notifications }, (needs) => (_, event) => needs.notices.send(one, event))
}
