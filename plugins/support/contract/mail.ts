import { Schema } from 'effect'

/** States of a mail. */
export const mailStates = ['waiting', 'retrying', 'sent', 'given_up'] as const
export type MailState = (typeof mailStates)[number]

const text = Schema.optional(Schema.String.check(Schema.isMaxLength(254, { message: 'FIELD_TOO_LONG' })))

/**
 * Query of the mails: to an address, by the beginning of a template's name, in a state; `before` is the id of the mail
 * before which the page begins.
 */
export const MailLogQuery = Schema.Struct({ to: text, template: text, state: Schema.optional(Schema.Literals(mailStates)), before: text })
export type MailLogQuery = typeof MailLogQuery.Type

/** Mail as support sees it: without its content, which may hold links with tokens. */
export const MailLogEntry = Schema.Struct({
  id: Schema.String,
  to: Schema.NullOr(Schema.String),
  language: Schema.String,
  template: Schema.String,
  state: Schema.Literals(mailStates),
  written_at: Schema.String,
  sent_at: Schema.NullOr(Schema.String),
  next_at: Schema.NullOr(Schema.String),
  attempts: Schema.Number,
  error: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'MailLogEntry' })
export type MailLogEntry = typeof MailLogEntry.Type

/** Mails, the newest first; `before` of the next page, `null` on the last one. */
export const MailLogPage = Schema.Struct({ mails: Schema.Array(MailLogEntry), next: Schema.NullOr(Schema.String) })
