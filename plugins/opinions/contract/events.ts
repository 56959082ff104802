import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Data of events about an opinion; `facility`: name, `accountId`: author, `null` after the account was deleted. */
const aboutOpinion = {
  opinionId: Schema.String,
  facilityId: Schema.String,
  facility: Schema.String,
  accountId: Schema.NullOr(Schema.String),
}

/** An opinion waits for support. */
export const OpinionSubmitted = eventKind('opinions.submitted', aboutOpinion)

/** An opinion was accepted and is public from now on. */
export const OpinionAccepted = eventKind('opinions.accepted', aboutOpinion)
export type OpinionAccepted = EventOf<typeof OpinionAccepted>

const withReason = {
  /** Code of the reason. */
  reason: Schema.String,
  /** Explanation of support. */
  note: Schema.String,
}

/** An opinion was rejected, returned to its author, or hidden. */
export const OpinionRejected = eventKind('opinions.rejected', {
  ...aboutOpinion,
  ...withReason,
})
export type OpinionRejected = EventOf<typeof OpinionRejected>
export const OpinionReturned = eventKind('opinions.returned', {
  ...aboutOpinion,
  ...withReason,
})
export type OpinionReturned = EventOf<typeof OpinionReturned>

/** The public opinions about a facility have changed: one was added, removed, answered or called helpful. */
export const OpinionsChanged = eventKind('opinions.changed', { facilityId: Schema.String })

/** The facility's answer was accepted; `accountId` is the author of the opinion. */
export const OpinionAnswered = eventKind('opinions.answered', aboutOpinion)
export type OpinionAnswered = EventOf<typeof OpinionAnswered>

/** Support decided about an answer; `staffIds`: accounts of the facility that may answer. */
export const AnswerDecided = eventKind('opinions.answer-decided', {
  ...aboutOpinion,
  ...withReason,
  outcome: Schema.Literals(['accepted', 'rejected', 'returned']),
  staffIds: Schema.Array(Schema.String),
})
export type AnswerDecided = EventOf<typeof AnswerDecided>
