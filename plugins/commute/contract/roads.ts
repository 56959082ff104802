import { Schema } from 'effect'
import { travelModes } from '#core/ports/routing.ts'
import { ListQuery } from '#plugins/catalogue/contract/list-query.ts'

/** List of a city, and how one goes. */
export const RoadQuery = Schema.Struct({ ...ListQuery.fields, mode: Schema.Literals(travelModes) })

/**
 * How much longer the ways of a city are along roads than the straight estimate, from and to points that are the same for
 * everybody, so that nobody has to send a home. Texts have a letter for each pair (`encodeFactor`).
 */
export const RoadFactors = Schema.Struct({
  anchors: Schema.Array(Schema.Struct({ longitude: Schema.Number, latitude: Schema.Number })),
  /** From each anchor to each anchor. */
  between: Schema.Array(Schema.String),
  /** Of each facility by its id: from the anchors, and to them. */
  stops: Schema.Array(Schema.Struct({ id: Schema.String, from: Schema.String, to: Schema.String })),
}).annotate({ identifier: 'RoadFactors' })
export type RoadFactors = typeof RoadFactors.Type

/** Factors of a city; `null` where no routing service is configured, or it does not answer. */
export const RoadAnswer = Schema.Struct({ roads: Schema.NullOr(RoadFactors) })
