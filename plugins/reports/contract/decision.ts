import { Schema } from 'effect'
import { NonBlankLine, NonBlankText } from '#core/kernel/field-schemas.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import {
  appealOutcomes,
  clauseMaxLength,
  decisionOutcomes,
  durations,
  grounds,
  partySides,
  reportReasons,
  resolutions,
  textMaxLength,
} from './reasons.ts'

/**
 * Resolution of the reports about one thing: the fields of a statement of reasons (Art. 17(3) DSA). `revision`: the
 * text that support has read.
 */
export const Resolution = Schema.Struct({
  id: Schema.String,
  revision: Schema.NullOr(Schema.String),
  outcome: Schema.Literals(resolutions),
  reason: Schema.Literals(reportReasons),
  ground: Schema.Literals(grounds),
  clause: NonBlankLine(clauseMaxLength),
  facts: NonBlankText(textMaxLength),
  duration: Schema.Literals(durations),
})
export type Resolution = typeof Resolution.Type

/** Appeal as its author and support see it; the other side sees no text. */
export const AppealView = Schema.Struct({
  id: Schema.String,
  state: Schema.Literals(['open', ...appealOutcomes]),
  own: Schema.Boolean,
  text: Schema.NullOr(Schema.String),
  filed_at: Schema.String,
  decided_at: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
  /** The restriction was taken back. */
  restored: Schema.NullOr(Schema.Boolean),
})
export type AppealView = typeof AppealView.Type

/** Statement of reasons. `side`: that of the user; `reported`: the decision followed a report. `label`: message key of the thing’s type. */
export const DecisionView = Schema.Struct({
  id: Schema.String,
  side: Schema.NullOr(Schema.Literals(partySides)),
  label: Schema.String,
  title: Schema.String,
  outcome: Schema.Literals(decisionOutcomes),
  reported: Schema.Boolean,
  reason: Schema.String,
  ground: Schema.Literals(grounds),
  clause: Schema.String,
  facts: Schema.String,
  automated: Schema.Boolean,
  territory: Schema.String,
  duration: Schema.Literals(durations),
  decided_at: Schema.String,
  appeal: Schema.NullOr(AppealView),
  may_appeal: Schema.Boolean,
  appeal_until: Schema.String,
  new: Schema.Boolean,
}).annotate({ identifier: 'Decision' })
export type DecisionView = typeof DecisionView.Type

/** Path parameter of a decision: its id, or the one under which the thing's plugin names what was decided about. */
export const ByDecision = Schema.Struct({ id: Schema.String })

export const DecisionQuery = Schema.Struct(pagingQuery).check(onePosition)
export type DecisionQuery = typeof DecisionQuery.Type

/** Decision in the user’s list. */
export const DecisionRow = Schema.Struct({
  id: Schema.String,
  label: Schema.String,
  title: Schema.String,
  outcome: Schema.Literals(decisionOutcomes),
  side: Schema.Literals(partySides),
  decided_at: Schema.String,
  appeal: Schema.NullOr(Schema.Literals(['open', ...appealOutcomes])),
  new: Schema.Boolean,
}).annotate({ identifier: 'DecisionRow' })
export type DecisionRow = typeof DecisionRow.Type
export const DecisionPage = PageOf(DecisionRow)

/** Appeal against a decision. */
export const NewAppeal = Schema.Struct({ id: Schema.String, text: NonBlankText(textMaxLength) })
export type NewAppeal = typeof NewAppeal.Type

/** Decision about an appeal, with its reasons. */
export const AppealDecision = Schema.Struct({
  id: Schema.String,
  outcome: Schema.Literals(appealOutcomes),
  note: NonBlankText(textMaxLength),
})
export type AppealDecision = typeof AppealDecision.Type
