import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { users } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { ChatUnread } from './contract/events.ts'

const text = Schema.String

/** Messages of a facility are unread; without any of their text. `token`: that of the link by which they can be answered. */
export const UnreadMail = Schema.Struct({ name: text, at: text, facility: text, count: text, path: text, token: text })
export type UnreadMail = typeof UnreadMail.Type

/** Mail templates of messages. */
export const chatMails = [
  mail('unread', UnreadMail, {
    name: 'Joanna',
    at: '2026-11-23T08:15:00.000Z',
    facility: 'Przedszkole „Bajka”',
    count: '2',
    path: '/user/messages/01970000-0000-7000-8000-00000000000a',
    token: `01970000-0000-7000-8000-00000000000b.${'x'.repeat(43)}`,
  }),
]

/** Notification of unread messages, sent once they have been unread for a while. */
export const chatNotifications = [
  notification('chat.unread', {
    on: ChatUnread,
    group: 'conversations',
    audience: users,
    to: ({ accountId }) => [accountId],
    label: 'chat.notice.unread',
    about: 'chat.notice.unread.about',
    mail: 'chat.mail.unread',
    values: ({ facility, count, path, token }) => ({ facility, count: String(count), path, token }),
  }),
]
