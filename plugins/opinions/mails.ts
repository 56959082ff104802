import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { permittedTo, users } from '#core/plugin/notification-audience.ts'
import { notification } from '#core/plugin/notifications.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { AnswerDecided, OpinionAccepted, OpinionAnswered, OpinionRejected, OpinionReturned } from './contract/events.ts'
import { opinionReasons } from './contract/states.ts'

const text = Schema.String

/** Data of mails about an opinion; `name`: first name of the recipient, `at`: moment of the event, `id`: opinion. */
const about = { name: text, facility: text, at: text, id: text }

/** An opinion of the recipient is public. */
export const AcceptedMail = Schema.Struct(about)
export type AcceptedMail = typeof AcceptedMail.Type

/** An opinion of the recipient was rejected or returned, with the reason. */
export const RejectedMail = Schema.Struct({ ...about, reason: Schema.Literals(opinionReasons), note: text })
export type RejectedMail = typeof RejectedMail.Type

/** The facility has answered the recipient's opinion. */
export const AnsweredMail = Schema.Struct(about)
export type AnsweredMail = typeof AnsweredMail.Type

/** Support has decided about an answer of the recipient's facility; `reason` is empty for an acceptance, `place`: the facility's id. */
export const AnswerDecidedMail = Schema.Struct({
  ...about,
  outcome: Schema.Literals(['accepted', 'rejected', 'returned']),
  reason: Schema.Literals(['', ...opinionReasons]),
  note: text,
  place: text,
})
export type AnswerDecidedMail = typeof AnswerDecidedMail.Type

const id = '01970000-0000-7000-8000-00000000000c'
const sample = { name: 'Joanna', facility: 'Przedszkole „Bajka”', at: '2026-11-23T08:15:00.000Z', id }
const why = { reason: 'personal_data', note: 'Prosimy usunąć nazwisko nauczycielki.' } as const

/** Mail templates of opinions. */
export const opinionsMails = [
  mail('accepted', AcceptedMail, sample),
  mail('rejected', RejectedMail, { ...sample, ...why }),
  mail('returned', RejectedMail, { ...sample, ...why }),
  mail('answered', AnsweredMail, sample),
  mail('answer-decided', AnswerDecidedMail, { ...sample, ...why, outcome: 'rejected', place: id }),
]

/** Data of every event of a notification. */
interface OpinionEvent {
  readonly accountId: string | null
  readonly opinionId: string
  readonly facility: string
}

const toAuthor = ({ accountId }: OpinionEvent) => (accountId === null ? [] : [accountId])
const valuesOf = ({ facility, opinionId: id }: OpinionEvent) => ({ facility, id })

/** Notifications about opinions and answers; the mails about rejections are always sent, since they say why (decisions §16). */
export const opinionsNotifications = [
  notification('opinion.accepted', {
    on: OpinionAccepted,
    group: 'opinions',
    audience: users,
    to: toAuthor,
    values: valuesOf,
    label: 'opinions.notice.accepted',
    about: 'opinions.notice.accepted.about',
    mail: 'opinions.mail.accepted',
  }),
  notification('opinion.rejected', {
    on: OpinionRejected,
    group: 'opinions',
    audience: users,
    to: toAuthor,
    required: 'decision',
    label: 'opinions.notice.rejected',
    about: 'opinions.notice.rejected.about',
    mail: 'opinions.mail.rejected',
    values: (event) => ({ ...valuesOf(event), reason: event.reason, note: event.note }),
  }),
  notification('opinion.returned', {
    on: OpinionReturned,
    group: 'opinions',
    audience: users,
    to: toAuthor,
    required: 'decision',
    label: 'opinions.notice.returned',
    about: 'opinions.notice.returned.about',
    mail: 'opinions.mail.returned',
    values: (event) => ({ ...valuesOf(event), reason: event.reason, note: event.note }),
  }),
  notification('opinion.answered', {
    on: OpinionAnswered,
    group: 'opinions',
    audience: users,
    to: toAuthor,
    values: valuesOf,
    label: 'opinions.notice.answered',
    about: 'opinions.notice.answered.about',
    mail: 'opinions.mail.answered',
  }),
  notification('opinion.answer-decided', {
    on: AnswerDecided,
    group: 'opinions',
    audience: permittedTo(facilityPermissions.writeOpinions),
    to: ({ staffIds }: AnswerDecided) => staffIds,
    label: 'opinions.notice.answer-decided',
    about: 'opinions.notice.answer-decided.about',
    mail: 'opinions.mail.answer-decided',
    values: (event: AnswerDecided) => ({
      ...valuesOf(event),
      reason: event.reason,
      note: event.note,
      outcome: event.outcome,
      place: event.facilityId,
    }),
  }),
]
