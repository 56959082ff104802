import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'

const text = Schema.String

/** A sign-in on a new device; `device`: `Firefox, Windows`, or `?` when unknown; `at`: ISO 8601 UTC. */
export const SecurityLoginMail = Schema.Struct({ name: text, device: text, at: text })
export type SecurityLoginMail = typeof SecurityLoginMail.Type

/**
 * Notifications of an hour, a day or a week, one per line of `lines`, and on the same line of `paths` the path of the
 * page that it is about, if any; `count`: their number.
 */
export const DigestMail = Schema.Struct({ name: text, count: Schema.NumberFromString, lines: text, paths: Schema.optional(text) })
export type DigestMail = typeof DigestMail.Type

/** Mail templates of notifications. */
export const notificationMails = [
  mail('security-login', SecurityLoginMail, { name: 'Anna', device: 'Firefox, Windows', at: '2026-11-23T08:15:00.000Z' }),
  mail('digest', DigestMail, { name: 'Anna', count: '2', lines: 'Test 1\nTest 2', paths: '/user\n' }),
]
