import { Schema } from 'effect'

const day = Schema.optional(
  Schema.String.check(Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { message: 'FIELD_INVALID' })),
)
const text = Schema.optional(Schema.String.check(Schema.isMaxLength(254, { message: 'FIELD_TOO_LONG' })))

/**
 * Query of the audit log: `actor` is a name, e-mail address or id of an account, or `operator`, `platform` or `visitor`;
 * `action` the beginning of an action; `subject` a name, e-mail address or id of an account, or a name or id of a
 * facility; of names the first letters of words. `before`: number of the entry before which the page begins.
 */
export const AuditQuery = Schema.Struct({
  actor: text,
  action: text,
  subject: text,
  from: day,
  to: day,
  before: Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 1e15 }))),
})
export type AuditQuery = typeof AuditQuery.Type

/** Entry of the audit log: who did what, when, to whom or what, and why. */
export const AuditEntryView = Schema.Struct({
  number: Schema.Number,
  at: Schema.String,
  actor: Schema.Literals(['visitor', 'user', 'operator', 'platform']),
  /** Name of the account that acted; `null` when it was none or no longer exists. */
  actor_name: Schema.NullOr(Schema.String),
  actor_account_id: Schema.NullOr(Schema.String),
  action: Schema.String,
  subject_account_id: Schema.NullOr(Schema.String),
  /** Name of the account that it concerns; `null` when it is none or no longer exists. */
  subject_name: Schema.NullOr(Schema.String),
  /** Name of the facility with the id `about.facility`, also of a deleted one. */
  facility_name: Schema.NullOr(Schema.String),
  about: Schema.Record(Schema.String, Schema.Json),
}).annotate({ identifier: 'AuditEntryView' })
export type AuditEntryView = typeof AuditEntryView.Type

/** Entries, the newest first; `next`: `before` of the next page, `null` on the last one; `areas`: owners of actions, their first part. */
export const AuditPage = Schema.Struct({
  entries: Schema.Array(AuditEntryView),
  next: Schema.NullOr(Schema.Number),
  areas: Schema.Array(Schema.String),
})

/** State of the hash chain: number of entries, and what is wrong with it. */
export const AuditState = Schema.Struct({ entries: Schema.Number, problem: Schema.NullOr(Schema.String) })
