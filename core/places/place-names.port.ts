import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Place for the name index of the type-ahead; coordinates in EPSG:4326 degrees. */
export interface PlaceName {
  /** A district is named by addresses of registers; a quarter is known by its point alone. */
  readonly kind: 'city' | 'district' | 'locality' | 'quarter'
  readonly name: string
  /** Alternative names: `Краків`, `Cracow`. */
  readonly aliases: readonly string[]
  readonly voivodeship: string
  readonly county: string
  /** Empty when unknown, and for districts. */
  readonly commune: string
  /** Slug of the city; `null` for a locality without facilities. */
  readonly citySlug: string | null
  /** Slug of a district or quarter and name of its city; `null` otherwise. */
  readonly districtSlug: string | null
  readonly city: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  /** Number of active nurseries and kindergartens, as the map and the catalogue count them; primary schools are not counted. */
  readonly facilities: number
  readonly population: number
}

/** Names of all places. The port belongs to core because the name index is built from it; the places plugin implements it. */
export interface PlaceNames {
  /** Returns the cities and districts with facilities, in an order that depends on nothing but them. */
  directory(): Effect.Effect<readonly PlaceName[]>
  /** Returns the localities of the gazetteer that are none of the directory's cities, and the quarters that are none of its districts. */
  others(directory: readonly PlaceName[]): Effect.Effect<readonly PlaceName[]>
  /** Returns what changes when `others` may return something else for the same directory. */
  version(): Effect.Effect<string>
}
export const PlaceNames = token<PlaceNames>('core/PlaceNames')
