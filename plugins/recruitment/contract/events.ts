import { type DomainEvent, eventKind } from '#core/ports/events.ts'
import type { ApplicationStatus, ParentAnswer } from './statuses.ts'

/** Data of events about an application; `facility`: its name. They contain nothing about the child. */
interface AboutApplication extends DomainEvent {
  readonly applicationId: string
  readonly facilityId: string
  readonly facility: string
}

/** A parent has applied; `recipientIds`: accounts that read applications of the facility. */
export interface ApplicationSubmitted extends AboutApplication {
  readonly name: 'recruitment.submitted'
  readonly recipientIds: readonly string[]
}
export const ApplicationSubmitted = eventKind<ApplicationSubmitted>('recruitment.submitted')

/** The facility, or the passing of time, has changed an application; `accountId`: the parent. */
export interface ApplicationStatusChanged extends AboutApplication {
  readonly name: 'recruitment.status-changed'
  readonly accountId: string
  readonly status: ApplicationStatus
}
export const ApplicationStatusChanged = eventKind<ApplicationStatusChanged>('recruitment.status-changed')

/** The parent has withdrawn an application, or an offer was accepted, refused or left to expire. */
export interface ApplicationAnswered extends AboutApplication {
  readonly name: 'recruitment.answered'
  readonly recipientIds: readonly string[]
  readonly status: ParentAnswer
}
export const ApplicationAnswered = eventKind<ApplicationAnswered>('recruitment.answered')

/** An offer ends within a day. */
export interface OfferEnding extends AboutApplication {
  readonly name: 'recruitment.offer-ending'
  readonly accountId: string
  readonly expiresAt: string
}
export const OfferEnding = eventKind<OfferEnding>('recruitment.offer-ending')

/** The count of free places is twelve days old; `token` confirms it without a sign-in. */
export interface VacanciesAging extends DomainEvent {
  readonly name: 'recruitment.vacancies-aging'
  readonly facilityId: string
  readonly facility: string
  readonly ownerId: string
  /** ISO date. */
  readonly countedOn: string
  readonly token: string
}
export const VacanciesAging = eventKind<VacanciesAging>('recruitment.vacancies-aging')
