import { Schema } from 'effect'
import { facilityOpinionsSlotKey } from '#core/facilities/slots.ts'
import { type OpinionFacility, PublicOpinion } from './opinion.ts'

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

const { months: _months, codes: _codes, facility_id: _facility, ...figures } = OpinionStats.fields
const { author, attended_to, answer, ...known } = PublicOpinion.fields

/**
 * Data of the profile's slot `opinions`: the figures and the three newest opinions with their answers. Slot data have
 * no members that are null.
 */
export const OpinionsSlotData = Schema.Struct({
  ...figures,
  newest: Schema.Array(
    Schema.Struct({
      ...known,
      author: Schema.optional(author),
      attended_to: Schema.optional(attended_to),
      answer: Schema.optional(answer),
    }),
  ),
})
export type OpinionsSlotData = typeof OpinionsSlotData.Type

/** Returns an opinion of the slot data with the members that are null. */
export const wholeOpinion = ({
  author = null,
  attended_to = null,
  answer = null,
  ...opinion
}: OpinionsSlotData['newest'][number]): PublicOpinion => ({
  ...opinion,
  author,
  attended_to,
  answer,
})

/** Name of the slot data. */
export const opinionsSlotKey = facilityOpinionsSlotKey

/** Newest opinion of a facility, for the home page; `made`: the facility is invented. */
export interface LatestOpinion {
  readonly facility: typeof OpinionFacility.Type & { readonly made: boolean }
  readonly opinion: typeof PublicOpinion.Type
}
