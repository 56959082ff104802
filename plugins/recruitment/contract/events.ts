import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'
import { applicationStatuses, parentAnswers } from './statuses.ts'

/** Data of events about an application; `facility`: its name. They contain nothing about the child. */
const aboutApplication = {
  applicationId: Schema.String,
  facilityId: Schema.String,
  facility: Schema.String,
}

/** A parent has applied; `recipientIds`: accounts that read applications of the facility. */
export const ApplicationSubmitted = eventKind('recruitment.submitted', {
  ...aboutApplication,
  recipientIds: Schema.Array(Schema.String),
})
export type ApplicationSubmitted = EventOf<typeof ApplicationSubmitted>

/** The facility, or the passing of time, has changed an application; `accountId`: the parent. */
export const ApplicationStatusChanged = eventKind('recruitment.status-changed', {
  ...aboutApplication,
  accountId: Schema.String,
  status: Schema.Literals(applicationStatuses),
})
export type ApplicationStatusChanged = EventOf<typeof ApplicationStatusChanged>

/** The parent has withdrawn an application, or an offer was accepted, refused or left to expire. */
export const ApplicationAnswered = eventKind('recruitment.answered', {
  ...aboutApplication,
  recipientIds: Schema.Array(Schema.String),
  status: Schema.Literals(parentAnswers),
})
export type ApplicationAnswered = EventOf<typeof ApplicationAnswered>

/** An offer ends within a day. */
export const OfferEnding = eventKind('recruitment.offer-ending', {
  ...aboutApplication,
  accountId: Schema.String,
  expiresAt: Schema.String,
})
export type OfferEnding = EventOf<typeof OfferEnding>

/** The count of free places is twelve days old; `token` confirms it without a sign-in. */
export const VacanciesAging = eventKind('recruitment.vacancies-aging', {
  facilityId: Schema.String,
  facility: Schema.String,
  ownerId: Schema.String,
  /** ISO date. */
  countedOn: Schema.String,
  token: Schema.String,
})
export type VacanciesAging = EventOf<typeof VacanciesAging>
