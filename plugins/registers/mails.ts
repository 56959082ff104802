import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { notification } from '#core/plugin/notifications.ts'
import { ImportFailed } from './contract/events.ts'

const text = Schema.String

/** An edition that could not be imported. */
export const ImportFailedMail = Schema.Struct({ name: text, at: text, register: text, file: text, reason: text })
export type ImportFailedMail = typeof ImportFailedMail.Type

/** Mail templates of registers. */
export const registersMails = [
  mail('import-failed', ImportFailedMail, {
    name: 'Sylwia',
    at: '2026-11-29T08:00:00.000Z',
    register: 'zlobki',
    file: 'rejestr-zlobkow.csv',
    reason: 'The file seems broken off: it has 12 rows, but 8,300 facilities are known.',
  }),
]

/** Notification of support about a register that could not be imported. */
export const registersNotifications = [
  notification('import.failed', {
    on: ImportFailed,
    group: 'desk',
    to: 'support',
    values: ({ register, file, reason }) => ({ register, file, reason }),
    path: () => '/zrodla-danych',
    label: 'registers.notice.failed',
    about: 'registers.notice.failed.about',
    mail: 'registers.mail.import-failed',
  }),
]
