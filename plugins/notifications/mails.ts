import { mail } from '#core/plugin/mails.ts'
import { DigestMail, SecurityLoginMail } from './contract/mails.ts'

/** Mail templates of notifications. */
export const notificationMails = [
  mail('security-login', SecurityLoginMail, { name: 'Anna', device: 'Firefox, Windows', at: '2026-11-23T08:15:00.000Z' }),
  mail('digest', DigestMail, { name: 'Anna', count: '2', lines: 'Test 1\nTest 2' }),
]
