import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { Geocoder, GeoSearchError } from '#core/ports/geocoder.ts'
import { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import { Translator } from '#core/ports/translator.ts'
import { GeocodingCache } from './geocoding-cache.port.ts'
import { KnownAddresses } from './known-addresses.port.ts'
import { makeOfflineGeocoder } from './offline-geocoder.ts'

/**
 * Creates the geocoder: uses the external geocoder when one is configured, rate-limited for the whole site and cached,
 * and falls back to offline data.
 */
export const makeGeocoder = provide(
  Geocoder,
  { cache: GeocodingCache, openGeocoder: OpenGeocoder, gazetteer: Gazetteer, knownAddresses: KnownAddresses, translator: Translator },
  ({ cache, openGeocoder, ...offlineDependencies }): Geocoder => {
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
  },
)
