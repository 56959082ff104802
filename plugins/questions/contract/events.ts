import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Raised when a message waits for somebody; `facility`: name of the facility. */
export interface QuestionMessageSent extends DomainEvent {
  readonly name: 'questions.message-sent'
  readonly threadId: string
  readonly facilityId: string
  readonly facility: string
  readonly topic: string
  readonly by: 'parent' | 'facility'
  /** Accounts that had nothing new in the thread before. */
  readonly to: readonly string[]
  /** The facility wants mails about questions; parents always do. */
  readonly mailed: boolean
}
export const QuestionMessageSent = eventKind<QuestionMessageSent>('questions.message-sent')

/** Raised when a facility wants to publish a question with its answer. */
export interface PublicationRequested extends DomainEvent {
  readonly name: 'questions.publication-requested'
  readonly threadId: string
  readonly facility: string
  /** Account of the parent. */
  readonly accountId: string
}
export const PublicationRequested = eventKind<PublicationRequested>('questions.publication-requested')

/** Raised when the profile of a facility shows other questions, or may be asked no longer. */
export interface FacilityQuestionsChanged extends DomainEvent {
  readonly name: 'questions.facility-changed'
  readonly facilityId: string
}
export const FacilityQuestionsChanged = eventKind<FacilityQuestionsChanged>('questions.facility-changed')
