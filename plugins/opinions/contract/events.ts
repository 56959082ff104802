import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Data of events about an opinion; `facility`: name, `accountId`: author, `null` after the account was deleted. */
interface AboutOpinion extends DomainEvent {
  readonly opinionId: string
  readonly facilityId: string
  readonly facility: string
  readonly accountId: string | null
}

/** An opinion waits for support. */
export interface OpinionSubmitted extends AboutOpinion {
  readonly name: 'opinions.submitted'
}
export const OpinionSubmitted = eventKind<OpinionSubmitted>('opinions.submitted')

/** An opinion was accepted and is public from now on. */
export interface OpinionAccepted extends AboutOpinion {
  readonly name: 'opinions.accepted'
}
export const OpinionAccepted = eventKind<OpinionAccepted>('opinions.accepted')

interface WithReason {
  /** Code of the reason. */
  readonly reason: string
  /** Explanation of support. */
  readonly note: string
}

/** An opinion was rejected, returned to its author, or hidden. */
export interface OpinionRejected extends AboutOpinion, WithReason {
  readonly name: 'opinions.rejected'
}
export const OpinionRejected = eventKind<OpinionRejected>('opinions.rejected')
export interface OpinionReturned extends AboutOpinion, WithReason {
  readonly name: 'opinions.returned'
}
export const OpinionReturned = eventKind<OpinionReturned>('opinions.returned')

/** The public opinions about a facility have changed: one was added, removed, answered or called helpful. */
export interface OpinionsChanged extends DomainEvent {
  readonly name: 'opinions.changed'
  readonly facilityId: string
}
export const OpinionsChanged = eventKind<OpinionsChanged>('opinions.changed')

/** The facility's answer was accepted; `accountId` is the author of the opinion. */
export interface OpinionAnswered extends AboutOpinion {
  readonly name: 'opinions.answered'
}
export const OpinionAnswered = eventKind<OpinionAnswered>('opinions.answered')

/** Support decided about an answer; `staffIds`: accounts of the facility that may answer. */
export interface AnswerDecided extends AboutOpinion, WithReason {
  readonly name: 'opinions.answer-decided'
  readonly outcome: 'accepted' | 'rejected' | 'returned'
  readonly staffIds: readonly string[]
}
export const AnswerDecided = eventKind<AnswerDecided>('opinions.answer-decided')
