import { Schema } from 'effect'

const text = Schema.String

/** A sign-in on a new device; `device`: `Firefox, Windows`, or `?` when unknown; `at`: ISO 8601 UTC. */
export const SecurityLoginMail = Schema.Struct({ name: text, device: text, at: text })
export type SecurityLoginMail = typeof SecurityLoginMail.Type

/** Notifications of an hour or a day; `lines`: one notification per line, `count`: their number. */
export const DigestMail = Schema.Struct({ name: text, count: Schema.NumberFromString, lines: text })
export type DigestMail = typeof DigestMail.Type
