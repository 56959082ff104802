import { Effect } from 'effect'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import { type Geocoder, GeoSearchError } from '#core/ports/geocoder.ts'
import type { OpenGeocoder } from '#core/ports/open-geocoder.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { GeocodingBook } from './geocoding-book.port.ts'
import type { KnownHouses } from './known-houses.port.ts'
import { makeOfflineGeocoder } from './offline-geocoder.ts'

interface Dependencies {
  readonly book: GeocodingBook
  readonly open: OpenGeocoder
  readonly gazetteer: Gazetteer
  readonly knownHouses: KnownHouses
  readonly translator: Translator
}

/** The open geocoder where one is set, asked once a second by the whole site and never twice for the same; behind it what the house knows by itself. */
export const makeGeocoder = ({ book, open, ...own }: Dependencies): Geocoder => {
  const findOffline = makeOfflineGeocoder(own)

  /** What the service says, now or before; `null` where it could not be asked. */
  const ask = Effect.fn('places.ask-geocoder')(function* (text: string) {
    if (open.kind === 'none') return []
    const before = yield* book.answered(text)
    if (before) return before
    const wait = yield* book.turn()
    if (wait === null) return null
    yield* Effect.sleep(wait)
    // Somebody may have asked the same while we waited.
    const meanwhile = wait > 0 ? yield* book.answered(text) : null
    if (meanwhile) return meanwhile
    const found = yield* open.find(text).pipe(Effect.catchTag('OpenGeocoderAway', () => Effect.succeed(null)))
    if (found) yield* book.keep(text, found)
    return found
  })

  return {
    find: Effect.fn('places.find')(function* (text) {
      const asked = yield* ask(text)
      if (asked?.length) return asked
      const known = yield* findOffline(text)
      return known.length === 0 && asked === null ? yield* new GeoSearchError() : known
    }),
  }
}
