import { Schema } from 'effect'
import { decisionOutcomes, reportReasons } from './reasons.ts'

const count = Schema.Number

/** Figures of one calendar year (Europe/Warsaw). `median_hours`: from the report to the decision; `null` without decisions. */
export const TransparencyYear = Schema.Struct({
  year: count,
  reports: count,
  without_account: count,
  reasons: Schema.Array(Schema.Struct({ reason: Schema.Literals(reportReasons), count })),
  decisions: count,
  outcomes: Schema.Array(Schema.Struct({ outcome: Schema.Literals(decisionOutcomes), count })),
  automated: count,
  median_hours: Schema.NullOr(Schema.Number),
  appeals: count,
  appeals_decided: count,
  overturned: count,
})
export type TransparencyYear = typeof TransparencyYear.Type

/** Figures of all years, the newest first. */
export const Transparency = Schema.Struct({ years: Schema.Array(TransparencyYear) }).annotate({ identifier: 'Transparency' })
export type Transparency = typeof Transparency.Type
