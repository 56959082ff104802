import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Point } from '#core/kernel/distance.ts'
import type { FacetSelection } from './facet-selection.ts'

/** Bounding box in EPSG:4326 degrees; it never crosses the antimeridian. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Query for the facilities of one city (`malopolskie/krakow`) or of its district (slug), or in a bounding box. */
export interface IndexQuery {
  readonly within: Box | { readonly city: string; readonly district?: string }
  readonly selection: FacetSelection
}

/** Orders by what parents have written: `rating` by the Bayesian mean (`bayesian-mean.ts`), then by the number of opinions, `opinions` by the newest opinion. Facilities without opinions come last, equal ones are in the order of their rank. */
export type RatingOrder = 'rating' | 'opinions'

/** Slice of the matches: `offset` of the first, 0 by default; `nearTo` sorts by the distance from a point, matches with approximate or without coordinates last; `order` by ratings. */
export interface IndexSlice {
  readonly limit: number
  readonly offset?: number
  readonly nearTo?: Point | null
  readonly order?: RatingOrder
}

/** Ids of the requested slice of the matches and the total. Ranked, unless sorted by distance or rating, by: childcare before primary schools, suspended ones last, profile completeness, free places, id. Facilities without coordinates match only city queries. */
export interface IndexMatches {
  readonly ids: readonly string[]
  readonly total: number
  /** Number of matches without coordinates, included in the total. */
  readonly unlocated: number
  /** Version of the index; grows with every change it has applied. */
  readonly version: string
}

/** Matches in an order, and the number of those with opinions. */
export interface FoundMatches extends IndexMatches {
  readonly rated: number
}

/** Cluster of facilities near each other on the map: count, centre, bounding box, and the zoom at which it splits (18 when all share one point). */
export interface Cluster {
  /** Stable for the same query, zoom and version. */
  readonly id: string
  readonly count: number
  readonly longitude: number
  readonly latitude: number
  readonly box: Box
  readonly expansionZoom: number
}

/** Clusters of two or more facilities, and single facilities with their coordinates; together they count `total − unlocated`. */
export interface ClusteredMatches extends IndexMatches {
  readonly clusters: readonly Cluster[]
  readonly singles: readonly { readonly id: string; readonly longitude: number; readonly latitude: number }[]
}

/** In-memory index of the locations and facets of facilities: a sequence of immutable snapshots. Once a register has been imported, invented facilities are in no result. Dies with `Unavailable` until the first snapshot is loaded. */
export interface FacilityIndex {
  find(query: IndexQuery, slice: IndexSlice): Effect.Effect<FoundMatches>
  /** Returns the matches grouped by distance, within about 80 px at `zoom` (0 to 18, 512 px tiles; results of the whole country are cached by zoom), and the ids of the best `limit`. */
  cluster(query: IndexQuery, zoom: number, limit: number): Effect.Effect<ClusteredMatches>
  /** Version of the current snapshot. */
  version(): string
}
export const FacilityIndex = token<FacilityIndex>('core/FacilityIndex')
