import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { users } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { PublicationRequested, QuestionMessageSent } from './contract/events.ts'
import { questionTopics } from './contract/topics.ts'

const text = Schema.String
const topic = Schema.Literals(questionTopics)

/** A message waits for a parent or for the staff of a facility; `path`: address of the thread. */
export const MessageMail = Schema.Struct({
  name: text,
  at: text,
  facility: text,
  topic,
  by: Schema.Literals(['parent', 'facility']),
  path: text,
})
export type MessageMail = typeof MessageMail.Type

/** A facility wants to publish a question of the recipient. */
export const PublicationMail = Schema.Struct({ name: text, at: text, facility: text, path: text })
export type PublicationMail = typeof PublicationMail.Type

/** Question to a facility that nobody runs here, without text and without any data of the parent. */
export const BridgeMail = Schema.Struct({ facility: text, topic, token: text })
export type BridgeMail = typeof BridgeMail.Type

/** Answer of a facility to a visitor of its web site, who has no account. */
export const GuestMail = Schema.Struct({ name: text, facility: text, text })
export type GuestMail = typeof GuestMail.Type

/** Several such questions; `lines`: token, topic and facility of each, separated by tabs. */
export const BridgeDigestMail = Schema.Struct({ count: text, lines: text })
export type BridgeDigestMail = typeof BridgeDigestMail.Type

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const at = '2026-11-23T08:15:00.000Z'
const token = '0123456789abcdef0123456789abcdef'
const path = '/user/question/01970000-0000-7000-8000-00000000000a'

/** Mail templates of questions. */
export const questionsMails = [
  mail('message', MessageMail, { name, at, facility, topic: 'adaptation', by: 'facility', path }),
  mail('publication', PublicationMail, { name, at, facility, path }),
  mail('guest', GuestMail, { name, facility, text: 'Dzień dobry, zapraszamy w środę o 16:00.' }),
  mail('bridge', BridgeMail, { facility, topic: 'meals_allergies', token }),
  mail('bridge-digest', BridgeDigestMail, { count: '2', lines: `${token}\tadaptation\t${facility}\n${token}\ttuition\t${facility}` }),
]

/** Returns the address of a thread for the side that gets a message. */
const pathFor = (by: QuestionMessageSent['by'], facilityId: string, threadId: string) =>
  by === 'facility' ? `/user/question/${threadId}` : `/user_facility/${facilityId}/question/${threadId}`

/** Notifications about questions. A facility that wants no mails about them still sees them in its panel. */
export const questionsNotifications = [
  notification('question.message', {
    on: QuestionMessageSent,
    group: 'conversations',
    audience: users,
    to: ({ to }) => to,
    mailed: ({ mailed }) => mailed,
    label: 'questions.notice.message',
    about: 'questions.notice.message.about',
    mail: 'questions.mail.message',
    values: ({ facility, topic, by, facilityId, threadId }) => ({ facility, topic, by, path: pathFor(by, facilityId, threadId) }),
  }),
  notification('question.publication', {
    on: PublicationRequested,
    group: 'conversations',
    audience: users,
    to: ({ accountId }) => [accountId],
    label: 'questions.notice.publication',
    about: 'questions.notice.publication.about',
    mail: 'questions.mail.publication',
    values: ({ facility, threadId }) => ({ facility, path: `/user/question/${threadId}` }),
  }),
]
