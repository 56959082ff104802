import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { notification } from '#core/plugin/notifications.ts'
import { ReviewsOverdue } from './contract/events.ts'

const text = Schema.String

/** Reviews that wait longer than they should; `overdue` and `waiting` are their numbers. */
export const OverdueMail = Schema.Struct({ name: text, at: text, overdue: Schema.NumberFromString, waiting: Schema.NumberFromString })
export type OverdueMail = typeof OverdueMail.Type

/** Mail templates of the queue. */
export const moderationMails = [
  mail('overdue', OverdueMail, { name: 'Sylwia', at: '2026-11-29T08:00:00.000Z', overdue: '3', waiting: '12' }),
]

/** Notification of support about a queue that is past its due time. */
export const moderationNotifications = [
  notification('reviews.overdue', {
    on: ReviewsOverdue,
    group: 'desk',
    to: 'support',
    values: ({ overdue, waiting }) => ({ overdue: String(overdue), waiting: String(waiting), count: String(overdue) }),
    path: () => '/support',
    label: 'moderation.notice.overdue',
    about: 'moderation.notice.overdue.about',
    mail: 'moderation.mail.overdue',
  }),
]
