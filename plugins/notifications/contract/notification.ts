import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { mailNecessities, notificationGroups } from '#core/plugin/notification-terms.ts'

/** Groups of kinds, in their order. */
export { notificationGroups }

/** Counts of all badge counters, by plugin and name; some by facility id (decisions §17). Also the data of the frame `overview.updated`. */
export const OverviewView = Schema.Record(
  Schema.String,
  Schema.Record(Schema.String, Schema.Union([Schema.Int, Schema.Record(Schema.String, Schema.Int)])),
)

/** Ids of items that the user has seen; the request body is the list itself (specification §7). */
export const SeenList = Schema.Struct({
  list: Schema.Array(Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(64, { message: 'FIELD_TOO_LONG' })) })).check(
    Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }),
  ),
})
export type SeenList = typeof SeenList.Type

/** Filter and page of the list of notifications. */
export const NotificationQuery = Schema.Struct({
  unread: Schema.optional(Schema.Literals(['true', 'false', ''])),
  ...pagingQuery,
}).check(onePosition)
export type NotificationQuery = typeof NotificationQuery.Type

/**
 * A notification for its recipient; `title` in the language of the account, times in ISO 8601 UTC. `path`: the Polish
 * path of the page that it is about; `null` where there is none, or no longer.
 */
export const NotificationView = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  title: Schema.String,
  path: Schema.NullOr(Schema.String),
  created_at: Schema.String,
  seen_at: Schema.NullOr(Schema.String),
})
export const NotificationPage = PageOf(NotificationView)

/** Frequencies of notification mails. */
export const mailFrequencies = ['now', 'hourly', 'daily', 'weekly', 'off'] as const
const Frequency = Schema.Literals(mailFrequencies)
export type MailFrequency = typeof Frequency.Type

/**
 * Preferences for each kind of notification that can reach the account, in the order of their groups; `email_required`:
 * its mail is always sent at once, and `email_reason` says why.
 */
export const PreferencesView = Schema.Struct({
  kinds: Schema.Array(
    Schema.Struct({
      kind: Schema.String,
      group: Schema.Literals(notificationGroups),
      title: Schema.String,
      in_app: Schema.Boolean,
      email: Frequency,
      email_required: Schema.Boolean,
      email_reason: Schema.NullOr(Schema.Literals(mailNecessities)),
    }),
  ),
})

/** Changes of preferences by kind; omitted fields stay unchanged. */
export const NewPreferences = Schema.Struct({
  kinds: Schema.Array(
    Schema.Struct({ kind: Schema.String, in_app: Schema.optional(Schema.Boolean), email: Schema.optional(Frequency) }),
  ).check(Schema.isMaxLength(100, { message: 'FIELD_TOO_LONG' })),
})
export type NewPreferences = typeof NewPreferences.Type

/** A ticket that opens one websocket until `expires_at` (ISO 8601 UTC). */
export const TicketView = Schema.Struct({ ticket: Schema.String, expires_at: Schema.String })

/** Path parameter with the token of an unsubscribe link. */
export const ByUnsubscribeToken = Schema.Struct({ token: Schema.String.check(Schema.isMaxLength(200)) })

/** Form that a mail program posts to an unsubscribe link (RFC 8058). */
export const UnsubscribeForm = Schema.Struct({
  ...ByUnsubscribeToken.fields,
  'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')),
})

/** Response to unsubscribing. */
export const UnsubscribedView = Schema.Struct({ ended: Schema.Boolean })
