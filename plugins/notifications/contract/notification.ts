import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'

const whole = (maximum: number) =>
  Schema.FiniteFromString.check(
    Schema.isInt({ message: 'FIELD_INVALID' }),
    Schema.isBetween({ minimum: 1, maximum }, { message: 'FIELD_INVALID' }),
  )

/** Figures of all counters, by plugin and name; some by facility id (decisions §17). The frame `overview.updated` bears the same. */
export const OverviewView = Schema.Record(
  Schema.String,
  Schema.Record(Schema.String, Schema.Union([Schema.Int, Schema.Record(Schema.String, Schema.Int)])),
)

/** What was seen: the body is the list itself (specification §7). */
export const SeenList = Schema.Struct({
  list: Schema.Array(Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(64, { message: 'FIELD_TOO_LONG' })) })).check(
    Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }),
  ),
})
export type SeenList = typeof SeenList.Type

/** Which notices: those that were not seen, or all; the newest first. */
export const NotificationQuery = Schema.Struct({
  unread: Schema.optional(Schema.Literals(['true', 'false', ''])),
  page: Schema.optional(whole(10_000)),
  limit: Schema.optional(whole(100)),
})
export type NotificationQuery = typeof NotificationQuery.Type

/** A notice as its addressee reads it; `title` in the language of their account, moments in ISO 8601 UTC. */
export const NotificationView = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  title: Schema.String,
  created_at: Schema.String,
  seen_at: Schema.NullOr(Schema.String),
})
export const NotificationPage = PageOf(NotificationView)

/** How often mails of a kind come. */
export const mailRhythms = ['now', 'hourly', 'daily', 'off'] as const
const Rhythm = Schema.Literals(mailRhythms)
export type MailRhythm = typeof Rhythm.Type

/** What one wants to hear of a kind, and how; `email_required`: its mail always comes at once. */
export const PreferencesView = Schema.Struct({
  kinds: Schema.Array(
    Schema.Struct({ kind: Schema.String, title: Schema.String, in_app: Schema.Boolean, email: Rhythm, email_required: Schema.Boolean }),
  ),
})

/** What is to change, by kind; the rest stays. */
export const NewPreferences = Schema.Struct({
  kinds: Schema.Array(
    Schema.Struct({ kind: Schema.String, in_app: Schema.optional(Schema.Boolean), email: Schema.optional(Rhythm) }),
  ).check(Schema.isMaxLength(100, { message: 'FIELD_TOO_LONG' })),
})
export type NewPreferences = typeof NewPreferences.Type

/** A ticket for one websocket, good until `expires_at` (ISO 8601 UTC). */
export const TicketView = Schema.Struct({ ticket: Schema.String, expires_at: Schema.String })
