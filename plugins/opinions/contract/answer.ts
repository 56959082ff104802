import { Schema } from 'effect'
import { NonBlankText } from '#core/kernel/field-schemas.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { Id, Moment } from '#core/records/columns.ts'
import { answerLimits } from './limits.ts'
import { decided, OpinionFacility, OwnOpinionView, PublicOpinion } from './opinion.ts'
import { answerStates } from './states.ts'

const line = Schema.NullOr(Schema.String)
// Characters that people see are counted after the text was cleaned.
const text = NonBlankText(answerLimits.max * 4)

/** Answer of the facility; there is one for an opinion. */
export const NewAnswer = Schema.Struct({ id: Schema.String, text })
export type NewAnswer = typeof NewAnswer.Type

/** Changed answer, which is checked again; `version`: that of the answer. */
export const AnswerChanges = Schema.Struct({ id: Schema.String, version: Schema.optional(Schema.Number), text })
export type AnswerChanges = typeof AnswerChanges.Type

/** Answer as the facility sees it; `reason` and `note` of the last decision. */
export const AnswerView = Schema.Struct({
  ...decided,
  text: Schema.String,
  state: Schema.Literals(answerStates),
  /** Names the statement of reasons, while a decision keeps the answer from the public. */
  decision: line,
}).annotate({ identifier: 'OpinionAnswer' })
export type AnswerView = typeof AnswerView.Type

/**
 * Opinion as the facility sees it: `opinion` is `null` while it is not public, so that nobody at the facility reads
 * what support has not accepted; `version` of the answer, 0 without one. `accepted_at`: when it was last accepted.
 * `new`: not opened yet by this account.
 */
export const FacilityOpinionView = Schema.Struct({
  id: Schema.String,
  version: Schema.Number,
  facility_id: Schema.String,
  opinion: Schema.NullOr(PublicOpinion),
  accepted_at: line,
  answer: Schema.NullOr(AnswerView),
  new: Schema.Boolean,
}).annotate({ identifier: 'FacilityOpinion' })
export type FacilityOpinionView = typeof FacilityOpinionView.Type

/** Opinions of a facility for its staff, the newest first; `state=unanswered` leaves those without an answer. */
export const FacilityOpinionQuery = Schema.Struct({
  facility_id: Id,
  state: Schema.optional(Schema.Literals(['unanswered', 'answered', 'new'])),
  ...pagingQuery,
}).check(onePosition)
export type FacilityOpinionQuery = typeof FacilityOpinionQuery.Type
export const FacilityOpinionPage = PageOf(FacilityOpinionView)

/** Acts in the history of an opinion and its answer. */
export const historyActs = [
  'written',
  'edited',
  'accepted',
  'rejected',
  'returned',
  'hidden',
  'restored',
  'withdrawn',
  'verified',
  'answer_written',
  'answer_edited',
  'answer_accepted',
  'answer_rejected',
  'answer_returned',
  'answer_hidden',
  'answer_restored',
  'answer_removed',
] as const
export type HistoryAct = (typeof historyActs)[number]

/** Step of the history; `text` as it was then, `null` where the reader may not see it or none belongs to the act. */
export const HistoryEntry = Schema.Struct({
  at: Moment,
  act: Schema.Literals(historyActs),
  text: line,
  reason: line,
  note: line,
})
export type HistoryEntry = typeof HistoryEntry.Type

/** Thread of an opinion, the oldest step first: `own` for its author, `shown` for the facility; the other one is `null`. */
export const OpinionThread = Schema.Struct({
  facility: OpinionFacility,
  own: Schema.NullOr(OwnOpinionView),
  shown: Schema.NullOr(FacilityOpinionView),
  history: Schema.Array(HistoryEntry),
}).annotate({ identifier: 'OpinionThread' })
export type OpinionThread = typeof OpinionThread.Type
