import { Schema } from 'effect'
import { NonBlankLine, NonBlankText } from '#core/kernel/field-schemas.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { type ReviewOutcome, reviewOutcomes } from '#core/moderation/review-kind.ts'
import { reviewPriorities } from '#core/moderation/review-rule.ts'

/** Member of support, as the desk names colleagues. */
export const Colleague = Schema.Struct({ id: Schema.String, name: Schema.String })

const states = ['waiting', 'accepted', 'rejected', 'returned', 'withdrawn'] as const

/** A review as lists show it; times in ISO 8601 UTC. */
const row = {
  id: Schema.String,
  kind: Schema.String,
  subject_id: Schema.String,
  facility_id: Schema.NullOr(Schema.String),
  title: Schema.String,
  /** Message keys of what the rules noticed. */
  flags: Schema.Array(Schema.String),
  priority: Schema.Literals(reviewPriorities),
  submitted_at: Schema.String,
  due_at: Schema.String,
  /** It waits longer than it should. */
  overdue: Schema.Boolean,
  state: Schema.Literals(states),
  /** Member of support who works on it now. */
  locked_by: Schema.NullOr(Colleague),
  locked_until: Schema.NullOr(Schema.String),
  decided_by: Schema.NullOr(Colleague),
  decided_at: Schema.NullOr(Schema.String),
  reason: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
  /** Grows with each text that the author submits while it waits. */
  version: Schema.Int,
}

/** A review in a list. */
export const ReviewRow = Schema.Struct(row).annotate({ identifier: 'ReviewRow' })
export type ReviewRow = typeof ReviewRow.Type

/** A review with its subject, as the plugin of its kind shows it; `subject` is `null` after the subject was erased. */
export const ReviewView = Schema.Struct({
  ...row,
  subject: Schema.NullOr(Schema.Json),
  /** Earlier decisions about the author; `null` for visitors. */
  author_history: Schema.NullOr(Schema.Struct({ accepted: Schema.Int, rejected: Schema.Int, returned: Schema.Int })),
  /** Codes of the reasons for rejecting or returning it, and the message key before them. */
  reasons: Schema.Array(Schema.String),
  messages: Schema.String,
  /** The card of the kind has the form of the decision. */
  own_form: Schema.Boolean,
  /** True for callers who may decide; not for those whose decision is appealed. */
  may_decide: Schema.Boolean,
}).annotate({ identifier: 'ReviewView' })
export type ReviewView = typeof ReviewView.Type

/** Filter and page of the queue. `assignee=me` lists what the caller holds. */
export const ReviewQuery = Schema.Struct({
  kind: Schema.optional(Schema.String.check(Schema.isMaxLength(40, { message: 'FIELD_TOO_LONG' }))),
  status: Schema.optional(Schema.Literals(['waiting', 'decided'])),
  assignee: Schema.optional(Schema.Literals(['me'])),
  ...pagingQuery,
}).check(onePosition)
export type ReviewQuery = typeof ReviewQuery.Type

export const ReviewPage = PageOf(ReviewRow)

/** Waiting and overdue reviews by kind. */
export const ReviewCounts = Schema.Struct({
  kinds: Schema.Array(Schema.Struct({ kind: Schema.String, messages: Schema.String, waiting: Schema.Int, overdue: Schema.Int })),
})
export type ReviewCounts = typeof ReviewCounts.Type

/** Path parameter with the id of a review. */
export const ById = Schema.Struct({ id: Schema.String })

/** Maximum length of the explanation for the author, characters. */
const noteMaxLength = 2000

/** Schema check: what is not accepted needs this member. */
const neededUnlessAccepted = (member: 'reason' | 'note') =>
  Schema.makeFilter<{ readonly outcome: ReviewOutcome; readonly reason?: string | undefined; readonly note?: string | undefined }>(
    (decision) =>
      decision.outcome === 'accept' || decision[member] !== undefined ? undefined : { path: [member], issue: 'FIELD_REQUIRED' },
    { message: 'FIELD_REQUIRED' },
  )

/** Decision: an acceptance needs no reason, everything else a reason and an explanation for the author. */
export const NewDecision = Schema.Struct({
  id: Schema.String,
  outcome: Schema.Literals(reviewOutcomes),
  reason: Schema.optional(NonBlankLine(60)),
  note: Schema.optional(NonBlankText(noteMaxLength)),
  /** Version of the review that the decider has seen. */
  version: Schema.optional(Schema.Int),
}).check(neededUnlessAccepted('reason'), neededUnlessAccepted('note'))
export type NewDecision = typeof NewDecision.Type

/** Message of the support channel: a review changed. */
export const ReviewUpdated = Schema.Struct({
  id: Schema.String,
  kind: Schema.String,
  state: Schema.Literals(states),
  locked_by: Schema.NullOr(Colleague),
})
export type ReviewUpdated = typeof ReviewUpdated.Type
