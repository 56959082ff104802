import { Schema } from 'effect'

const text = Schema.String

/** Of a sign-in on a device that the account did not know; `device`: `Firefox, Windows`, or `?`; `at`: ISO 8601 UTC. */
export const SecurityLoginMail = Schema.Struct({ name: text, device: text, at: text })
export type SecurityLoginMail = typeof SecurityLoginMail.Type

/** Notices of an hour or a day, one a line; `count` of them. */
export const DigestMail = Schema.Struct({ name: text, count: Schema.NumberFromString, lines: text })
export type DigestMail = typeof DigestMail.Type
