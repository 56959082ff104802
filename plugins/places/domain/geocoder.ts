import { Effect } from 'effect'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import { type Geocoder, GeoSearchError } from '#core/ports/geocoder.ts'
import type { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { GeocodingCache } from './geocoding-cache.port.ts'
import type { KnownAddresses } from './known-addresses.port.ts'
import { makeOfflineGeocoder } from './offline-geocoder.ts'

interface Dependencies {
  readonly cache: GeocodingCache
  readonly openGeocoder: OpenGeocoder
  readonly gazetteer: Gazetteer
  readonly knownAddresses: KnownAddresses
  readonly translator: Translator
}

/**
 * Creates the geocoder: uses the external geocoder when one is configured, rate-limited for the whole site and cached,
 * and falls back to offline data.
 */
export const makeGeocoder = ({ cache, openGeocoder, ...offlineDependencies }: Dependencies): Geocoder => {
  const findOffline = makeOfflineGeocoder(offlineDependencies)

  /** Returns the cached or new result of the external geocoder; `null` when it was not available. */
  const findExternally = Effect.fn('places.find-externally')(function* (text: string) {
    if (openGeocoder.kind === 'none') return []
    const cached = yield* cache.find(text)
    if (cached) return cached
    const wait = yield* cache.reserveRequest()
    if (wait === null) return null
    yield* Effect.sleep(wait)
    // Another request may have cached the same text while this one waited.
    const cachedMeanwhile = wait > 0 ? yield* cache.find(text) : null
    if (cachedMeanwhile) return cachedMeanwhile
    const found = yield* openGeocoder.find(text).pipe(Effect.catchTag('OpenGeocoderAway', () => Effect.succeed(null)))
    if (found) yield* cache.save(text, found)
    return found
  })

  return {
    find: Effect.fn('places.find')(function* (text) {
      const external = yield* findExternally(text)
      if (external?.length) return external
      const offline = yield* findOffline(text)
      return offline.length === 0 && external === null ? yield* new GeoSearchError() : offline
    }),
  }
}
