import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** A place that a text may mean, EPSG:4326 degrees. */
export interface FoundPlace {
  readonly longitude: number
  readonly latitude: number
  readonly display_name: string
  /** How near the point is: the house, somewhere in the street, or the middle of the locality. */
  readonly precision: 'address' | 'street' | 'locality'
  /** Who knows it: the open map (ODbL, to be attributed), an address of a register's facility, or the gazetteer. */
  readonly source: 'openstreetmap' | 'register' | 'gazetteer'
}

/** The geocoder outside could not be asked, and the gazetteer knows nothing of the kind. */
export class GeoSearchError extends Failure('GeoSearchError', 'upstream') {}

/** Finds the places that an address or a name may mean, the likeliest first. To be asked on submit, never while somebody types, and outside of transactions. */
export interface Geocoder {
  find(text: string): Effect.Effect<readonly FoundPlace[], GeoSearchError>
}
export const Geocoder = token<Geocoder>('core/Geocoder')
