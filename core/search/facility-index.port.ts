import type { Effect } from 'effect'
import type { Point } from '#core/kernel/distance.ts'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from './facet-selection.ts'
import type { Order } from './orders.ts'

/** Bounding box in EPSG:4326 degrees; it never crosses the antimeridian. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** All that is at most so many metres from a point, without facilities whose point is only that of their city. */
export interface Circle {
  readonly centre: Point
  readonly metres: number
}

/** City (`malopolskie/krakow`) or its district (slug). */
export interface CityArea {
  readonly city: string
  readonly district?: string
}

/** Part of the country; several cities are one area: a county. */
export type Area = CityArea | Circle | { readonly cities: readonly string[] } | { readonly voivodeship: string }

/** Any of some areas (the whole country without one), apart from others, and within a box if there is one. */
export interface Areas {
  readonly anyOf: readonly Area[]
  readonly noneOf: readonly Area[]
  readonly box?: Box
}

/** The whole country. */
export const everywhere: Areas = { anyOf: [], noneOf: [] }

/** Returns what is both in a city or several areas, and in a box. */
export const inBox = (within: CityArea | Areas, box: Box): Box | Areas => {
  if ('city' in within) return { anyOf: [within], noneOf: [], box }
  return within.anyOf.length === 0 && within.noneOf.length === 0 ? box : { ...within, box }
}

/** Query for the facilities of a bounding box, a circle, a city or district, or of several areas. */
export interface IndexQuery {
  readonly within: Box | Circle | CityArea | Areas
  readonly selection: FacetSelection
}

/**
 * Slice of the matches in an order, `recommended` by default: `offset` of the first, 0 by default; `nearTo` sorts by
 * the distance from a point; `first` are ids that come before all others if they match; `withInvented` also lists, after
 * all others, invented facilities that do not count.
 */
export interface IndexSlice {
  readonly limit: number
  readonly offset?: number
  readonly nearTo?: Point | null
  readonly order?: Order
  readonly first?: readonly string[]
  readonly withInvented?: boolean
}

/** Ids of the requested slice of the matches and the total. Facilities without coordinates match only city queries. */
export interface IndexMatches {
  readonly ids: readonly string[]
  readonly total: number
  /** Number of matches without coordinates, included in the total. */
  readonly unlocated: number
  /** Version of the index; grows with every change it has applied. */
  readonly version: string
}

/** Matches in an order; the total and all other numbers are of those that count. */
export interface FoundMatches extends IndexMatches {
  /** Number of matches including the invented ones that were asked for. */
  readonly listed: number
  /** Number of matches with opinions. */
  readonly rated: number
}

/**
 * Cluster of facilities near each other on the map: count, centre, bounding box, and the zoom at which it splits (18
 * when all share one point).
 */
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

/**
 * In-memory index of the locations and facets of facilities: a sequence of immutable snapshots. Once a register has
 * been imported, invented facilities count in no result. Dies with `Unavailable` until the first snapshot is loaded.
 */
export interface FacilityIndex {
  find(query: IndexQuery, slice: IndexSlice): Effect.Effect<FoundMatches>
  /**
   * Returns the matches grouped by distance, within about 80 px at `zoom` (0 to 18, 512 px tiles; results of the whole
   * country are cached by zoom), and the ids of the best `limit`.
   */
  cluster(query: IndexQuery, zoom: number, limit: number): Effect.Effect<ClusteredMatches>
  /** Version of the current snapshot. */
  version(): string
}
export const FacilityIndex = token<FacilityIndex>('core/FacilityIndex')
