import { Schema } from 'effect'
import { PublicOpinion } from './opinion.ts'
import { OpinionStats } from './stats.ts'

const { months: _months, codes: _codes, facility_id: _facility, ...figures } = OpinionStats.fields
const { author, attended_to, answer, ...known } = PublicOpinion.fields

/**
 * Data of the profile's slot `opinions`: the figures and the three newest opinions with their answers. Slot data have
 * no members that are null.
 */
export const OpinionsPart = Schema.Struct({
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
export type OpinionsPart = typeof OpinionsPart.Type

/** Returns an opinion of the slot data with the members that are null. */
export const wholeOpinion = ({
  author = null,
  attended_to = null,
  answer = null,
  ...opinion
}: OpinionsPart['newest'][number]): PublicOpinion => ({
  ...opinion,
  author,
  attended_to,
  answer,
})

/** Name of the slot data. */
export const opinionsPart = 'opinions'
