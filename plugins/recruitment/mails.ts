import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { applicationStatuses, parentAnswers } from './contract/statuses.ts'

const text = Schema.String
/** `name`: first name of the recipient, `at`: moment of the event, `id`: id of the application. */
const about = { name: text, at: text, facility: text, id: text }

/** A new application, to those who read them. */
export const SubmittedMail = Schema.Struct({ ...about, facility_id: text })
export type SubmittedMail = typeof SubmittedMail.Type

/** New status of an application, to the parent. */
export const StatusMail = Schema.Struct({ ...about, status: Schema.Literals(applicationStatuses) })
export type StatusMail = typeof StatusMail.Type

/** Answer of a parent, to the facility. */
export const AnsweredMail = Schema.Struct({ ...about, facility_id: text, status: Schema.Literals(parentAnswers) })
export type AnsweredMail = typeof AnsweredMail.Type

/** An offer ends within a day. */
export const OfferEndingMail = Schema.Struct({ ...about, until: text })
export type OfferEndingMail = typeof OfferEndingMail.Type

/** Free places whose count gets old, with the token of the link that confirms them. */
export const VacanciesMail = Schema.Struct({ name: text, at: text, facility: text, facility_id: text, counted_on: text, token: text })
export type VacanciesMail = typeof VacanciesMail.Type

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const at = '2026-11-23T08:15:00.000Z'
const id = '01970000-0000-7000-8000-00000000000c'
const facility_id = '01970000-0000-7000-8000-00000000000f'

/** Mail templates of recruitment. */
export const recruitmentMails = [
  mail('submitted', SubmittedMail, { name, facility, at, id, facility_id }),
  mail('status', StatusMail, { name, facility, at, id, status: 'offered' }),
  mail('answered', AnsweredMail, { name, facility, at, id, facility_id, status: 'given_back' }),
  mail('offer-ending', OfferEndingMail, { name, facility, at, id, until: '2026-11-24T23:00:00.000Z' }),
  mail('vacancies', VacanciesMail, { name, facility, at, facility_id, counted_on: '2026-11-11', token: 'token' }),
]
