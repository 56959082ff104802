import { Schema } from 'effect'
import { moderationActs } from '#core/moderation/reportable.ts'
import { AppealView, DecisionView } from './decision.ts'
import { reportReasons } from './reasons.ts'

/** Thing as the desk shows it. */
export const ThingCard = Schema.Struct({
  revision: Schema.String,
  text: Schema.String,
  picture: Schema.NullOr(Schema.String),
  path: Schema.NullOr(Schema.String),
  is_public: Schema.Boolean,
})

/**
 * Reports about one thing, as the desk shows them; the reporters stay unnamed. `upheld`: earlier reports about the
 * authors that led to a restriction.
 */
export const CaseCard = Schema.Struct({
  id: Schema.String,
  label: Schema.String,
  thing: Schema.NullOr(ThingCard),
  acts: Schema.Array(Schema.Literals(moderationActs)),
  has_context: Schema.Boolean,
  upheld: Schema.Number,
  count: Schema.Number,
  reports: Schema.Array(
    Schema.Struct({
      number: Schema.String,
      reason: Schema.Literals(reportReasons),
      text: Schema.String,
      url: Schema.NullOr(Schema.String),
      signed_in: Schema.Boolean,
      reported_at: Schema.String,
    }),
  ),
}).annotate({ identifier: 'ReportCase' })
export type CaseCard = typeof CaseCard.Type

/** Appeal with the decision that it is about. */
export const AppealCard = Schema.Struct({ appeal: AppealView, decision: DecisionView, thing: Schema.NullOr(ThingCard) })
export type AppealCard = typeof AppealCard.Type

/** Path parameter of a case. */
export const ByCase = Schema.Struct({ id: Schema.String })

/** Texts around a reported one. */
export const ContextView = Schema.Struct({
  entries: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      side: Schema.String,
      at: Schema.String,
      text: Schema.String,
      reported: Schema.Boolean,
    }),
  ),
})
