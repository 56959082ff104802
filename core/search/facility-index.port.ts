import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from './facet-choice.ts'

/** A rectangle in EPSG:4326 degrees; no box crosses the antimeridian. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Which facilities are asked for: of one city (`malopolskie/krakow`), else in the box; never both. */
export interface IndexQuery {
  readonly within: Box | { readonly city: string }
  readonly choice: FacetSelection
}

/** Ids of the best `limit` by rank (care before primary schools, the suspended last; completest profile, then free places, then id), and how many there are in all; those without a point only of a city. */
export interface Found {
  readonly ids: readonly string[]
  readonly total: number
  /** Of the total, those without a point. */
  readonly unlocated: number
  /** Grows with every change that the index has seen. */
  readonly version: string
}

/** Facilities near each other on the screen: their number, middle and box, and the zoom at which they come apart (18 where they share one point). */
export interface Cluster {
  /** Stable for the same cell, zoom and version. */
  readonly id: string
  readonly count: number
  readonly longitude: number
  readonly latitude: number
  readonly box: Box
  readonly expansionZoom: number
}

/** Clusters of two and more, and single facilities with their points; the sum of both is `total − unlocated`. */
export interface Clustered extends Found {
  readonly clusters: readonly Cluster[]
  readonly singles: readonly { readonly id: string; readonly longitude: number; readonly latitude: number }[]
}

/** Where facilities are and what may be filtered of them, in this process's memory: one immutable snapshot after the other. Fails with `Unavailable` as a defect while none was ever read. */
export interface FacilityIndex {
  find(query: IndexQuery, limit: number): Effect.Effect<Found>
  /** The same, grouped by a grid of about 60 px at `zoom` (0 to 18, 512 px tiles). */
  cluster(query: IndexQuery, zoom: number, limit: number): Effect.Effect<Clustered>
  /** Of the snapshot that answers now. */
  version(): string
}
export const FacilityIndex = token<FacilityIndex>('core/FacilityIndex')
