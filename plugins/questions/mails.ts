import { mail } from '#core/plugin/mails.ts'
import { notification } from '#core/plugin/notifications.ts'
import { PublicationRequested, QuestionMessageSent } from './contract/events.ts'
import { BridgeDigestMail, BridgeMail, MessageMail, PublicationMail } from './contract/mails.ts'

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const at = '2026-11-23T08:15:00.000Z'
const token = '0123456789abcdef0123456789abcdef'
const path = '/user/question/01970000-0000-7000-8000-00000000000a'

/** Mail templates of questions. */
export const questionsMails = [
  mail('message', MessageMail, { name, at, facility, topic: 'adaptation', by: 'facility', path }),
  mail('publication', PublicationMail, { name, at, facility, path }),
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
    to: ({ to }) => to,
    mailed: ({ mailed }) => mailed,
    label: 'questions.notice.message',
    about: 'questions.notice.message.about',
    mail: 'questions.mail.message',
    values: ({ facility, topic, by, facilityId, threadId }) => ({ facility, topic, by, path: pathFor(by, facilityId, threadId) }),
  }),
  notification('question.publication', {
    on: PublicationRequested,
    to: ({ accountId }) => [accountId],
    label: 'questions.notice.publication',
    about: 'questions.notice.publication.about',
    mail: 'questions.mail.publication',
    values: ({ facility, threadId }) => ({ facility, path: `/user/question/${threadId}` }),
  }),
]
