import { Schema } from 'effect'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'

/**
 * Cluster of facilities near each other on the screen. `bbox`: west, south, east, north; `expansion_zoom`: the zoom at
 * which it splits, 18 if it never does.
 */
export const ClusterView = Schema.Struct({
  id: Schema.String,
  count: Schema.Number,
  long: Schema.Number,
  lat: Schema.Number,
  bbox: Schema.Tuple([Schema.Number, Schema.Number, Schema.Number, Schema.Number]),
  expansion_zoom: Schema.Number,
}).annotate({ identifier: 'ClusterView' })
export type ClusterView = typeof ClusterView.Type

/** A facility that belongs to no cluster at this zoom. */
export const SingleView = Schema.Struct({ id: Schema.String, long: Schema.Number, lat: Schema.Number })
export type SingleView = typeof SingleView.Type

/** Name of a district at the middle of its facilities, for a label on the map. */
export const DistrictLabelView = Schema.Struct({ name: Schema.String, count: Schema.Number, long: Schema.Number, lat: Schema.Number })

/** Response of `POST /search/clusters`; cluster counts and singles add up to `total − unlocated`. */
export const ClustersResponse = Schema.Struct({
  total: Schema.Number,
  unlocated: Schema.Number,
  index_version: Schema.String,
  clusters: Schema.Array(ClusterView),
  singles: Schema.Array(SingleView),
  /** Districts within the area from zoom 10 on, those with most facilities first. */
  districts: Schema.Array(DistrictLabelView),
  /** Cards of the best ranked facilities, at most 150. */
  facilities: Schema.Array(FacilityCard),
  /** Cards of singles that are not among `facilities`, at most 150: those nearest to the middle of the area. */
  pins: Schema.Array(FacilityCard),
})
export type ClustersResponse = typeof ClustersResponse.Type
