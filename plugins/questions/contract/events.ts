import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when a message waits for somebody; `facility`: name of the facility. */
export const QuestionMessageSent = eventKind('questions.message-sent', {
  threadId: Schema.String,
  facilityId: Schema.String,
  facility: Schema.String,
  topic: Schema.String,
  by: Schema.Literals(['parent', 'facility']),
  /** Accounts that had nothing new in the thread before. */
  to: Schema.Array(Schema.String),
  /** The facility wants mails about questions; parents always do. */
  mailed: Schema.Boolean,
})
export type QuestionMessageSent = EventOf<typeof QuestionMessageSent>

/** Raised when a facility wants to publish a question with its answer. */
export const PublicationRequested = eventKind('questions.publication-requested', {
  threadId: Schema.String,
  facility: Schema.String,
  /** Account of the parent. */
  accountId: Schema.String,
})
export type PublicationRequested = EventOf<typeof PublicationRequested>

/** Raised when the profile of a facility shows other questions, or may be asked no longer. */
export const FacilityQuestionsChanged = eventKind('questions.facility-changed', { facilityId: Schema.String })
