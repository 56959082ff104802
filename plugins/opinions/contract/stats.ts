import { Schema } from 'effect'

/** Month with the accepted opinions that were written in it and the mean of their scores, 0 without any. */
const MonthOfOpinions = Schema.Struct({ month: Schema.String, count: Schema.Number, mean: Schema.Number })

/**
 * Figures of the accepted opinions of a facility: means half-up to one decimal, 0 without opinions; `distribution`:
 * opinions whose rounded mean is 1, 2, 3, 4, 5; `months`: the last 24, the oldest first; `codes`: batches and codes
 * that the facility has printed.
 */
export const OpinionStats = Schema.Struct({
  facility_id: Schema.String,
  count: Schema.Number,
  total: Schema.Number,
  cleanliness: Schema.Number,
  staff: Schema.Number,
  food: Schema.Number,
  distribution: Schema.Array(Schema.Number),
  by_trust: Schema.Struct({ unverified: Schema.Number, verified: Schema.Number, trusted: Schema.Number }),
  answered: Schema.Number,
  months: Schema.Array(MonthOfOpinions),
  codes: Schema.Struct({ batches: Schema.Number, issued: Schema.Number }),
}).annotate({ identifier: 'OpinionStats' })
export type OpinionStats = typeof OpinionStats.Type
export const StatsQuery = Schema.Struct({ facility_id: Schema.String })
