import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** A place by its names, as the type-ahead learns it. Degrees in EPSG:4326. */
export interface PlaceName {
  readonly kind: 'city' | 'district' | 'locality'
  readonly name: string
  /** Other names it is asked for by: `Краків`, `Cracow`. */
  readonly alsoCalled: readonly string[]
  readonly voivodeship: string
  readonly county: string
  /** The city's slug; `null` for a locality without a facility. */
  readonly citySlug: string | null
  /** Of a district: its own slug and its city's name. */
  readonly districtSlug: string | null
  readonly city: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  /** Active facilities. */
  readonly facilities: number
  readonly population: number
}

/** Cities and districts with facilities, and all other localities of the gazetteer. Core owns the door because the index of names is filled through it; the plugin places stands behind it. */
export interface PlaceNames {
  all(): Effect.Effect<readonly PlaceName[]>
}
export const PlaceNames = token<PlaceNames>('core/PlaceNames')
