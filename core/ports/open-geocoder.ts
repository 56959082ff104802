import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { GeocodedPlace } from './geocoder.ts'

/** The service is unreachable, too slow, or returns an invalid response. */
export class OpenGeocoderAway extends Failure('OpenGeocoderAway', 'upstream') {}

/**
 * External geocoding service, when one is configured. It allows one request per second for the whole site: use
 * `Geocoder`, which respects that limit.
 */
export type OpenGeocoder =
  | { readonly kind: 'none' }
  | { readonly kind: 'service'; readonly find: (text: string) => Effect.Effect<readonly GeocodedPlace[], OpenGeocoderAway> }
export const OpenGeocoder = token<OpenGeocoder>('core/OpenGeocoder')
