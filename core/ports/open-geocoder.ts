import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { FoundPlace } from './geocoder.ts'

/** The service is away, slow, or answers what cannot be read. */
export class OpenGeocoderAway extends Failure('OpenGeocoderAway', 'upstream') {}

/** A geocoding service outside the house, where one is set. It bears one request a second of the whole site: ask `Geocoder`, which minds that. */
export type OpenGeocoder =
  | { readonly kind: 'none' }
  | { readonly kind: 'service'; readonly find: (text: string) => Effect.Effect<readonly FoundPlace[], OpenGeocoderAway> }
export const OpenGeocoder = token<OpenGeocoder>('core/OpenGeocoder')
