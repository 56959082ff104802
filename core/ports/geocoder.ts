import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'

/** Geocoding result, in EPSG:4326 degrees. */
export interface GeocodedPlace {
  readonly longitude: number
  readonly latitude: number
  readonly display_name: string
  /** Precision of the point: the building, the street, or the centre of the locality. */
  readonly precision: 'address' | 'street' | 'locality'
  /** Origin of the result: OpenStreetMap (ODbL, needs attribution), the address of a registered facility, or the gazetteer. */
  readonly source: 'openstreetmap' | 'register' | 'gazetteer'
}

/** The external geocoder is not reachable and the gazetteer has no match. */
export class GeoSearchError extends Failure('GeoSearchError', 'upstream') {}

/** Finds places by address or name, best match first. Call it on submit, never for each keystroke, and outside of transactions. */
export interface Geocoder {
  find(text: string): Effect.Effect<readonly GeocodedPlace[], GeoSearchError>
}
export const Geocoder = token<Geocoder>('core/Geocoder')
