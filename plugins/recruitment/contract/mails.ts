import { Schema } from 'effect'
import { applicationStatuses, parentAnswers } from './statuses.ts'

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
