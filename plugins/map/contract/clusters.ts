import { Schema } from 'effect'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'

/** Facilities near each other on the screen. `bbox`: west, south, east, north; `expansion_zoom`: where they come apart, 18 where they never do. */
export const ClusterView = Schema.Struct({
  id: Schema.String,
  count: Schema.Number,
  long: Schema.Number,
  lat: Schema.Number,
  bbox: Schema.Tuple([Schema.Number, Schema.Number, Schema.Number, Schema.Number]),
  expansion_zoom: Schema.Number,
}).annotate({ identifier: 'ClusterView' })
export type ClusterView = typeof ClusterView.Type

/** A facility that stands alone at this zoom. */
export const SingleView = Schema.Struct({ id: Schema.String, long: Schema.Number, lat: Schema.Number })
export type SingleView = typeof SingleView.Type

/** Answer of `POST /search/clusters`: the counts of the clusters and the singles sum up to `total − unlocated`. */
export const ClustersAnswer = Schema.Struct({
  total: Schema.Number,
  unlocated: Schema.Number,
  index_version: Schema.String,
  clusters: Schema.Array(ClusterView),
  singles: Schema.Array(SingleView),
  /** The best ranked, at most 150. */
  facilities: Schema.Array(FacilityCard),
  /** Of the singles that are not among the best, at most 150. */
  pins: Schema.Array(FacilityCard),
})
export type ClustersAnswer = typeof ClustersAnswer.Type
