import { Effect, Schema } from 'effect'
import type { GeocodedPlace } from '#core/ports/geocoder.ts'
import { type OpenGeocoder, OpenGeocoderAway } from '#core/ports/open-geocoder.ts'

interface NominatimOptions {
  /** Base URL of the service, without a trailing slash. */
  readonly url: string
  /** Public URL of this installation, sent as the user agent: the public service rejects anonymous clients. */
  readonly publicUrl: string
  /** Request timeout, milliseconds. */
  readonly timeout?: number
}

/** Maximum number of results. */
const limit = 5

/** Nominatim response in the format `jsonv2`; its coordinates are strings. */
const SearchResponse = Schema.Array(
  Schema.Struct({
    lon: Schema.FiniteFromString.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
    lat: Schema.FiniteFromString.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
    display_name: Schema.String,
    place_rank: Schema.Number,
  }),
)

/** Maps a Nominatim place rank: 26 and 27 are streets, 28 and above are buildings and points of interest. */
const precisionOf = (rank: number): GeocodedPlace['precision'] => (rank >= 28 ? 'address' : rank >= 26 ? 'street' : 'locality')

/** Geocoder by a Nominatim server (`/search?format=jsonv2`), restricted to Poland. */
export const makeNominatim = ({ url, publicUrl, timeout = 4000 }: NominatimOptions): OpenGeocoder => ({
  kind: 'service',
  find: (text) =>
    Effect.tryPromise({
      try: async (signal) => {
        const query = new URLSearchParams({ q: text, format: 'jsonv2', limit: String(limit), countrycodes: 'pl', 'accept-language': 'pl' })
        const response = await fetch(`${url}/search?${query}`, {
          headers: { 'user-agent': `Kredka (+${publicUrl})`, accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        })
        if (!response.ok) throw new Error(`answered ${response.status}`)
        return Schema.decodeUnknownSync(SearchResponse)(await response.json()).map(
          ({ lon, lat, display_name, place_rank }): GeocodedPlace => ({
            longitude: lon,
            latitude: lat,
            display_name,
            precision: precisionOf(place_rank),
            source: 'openstreetmap',
          }),
        )
      },
      catch: (error) => new OpenGeocoderAway({ detail: String(error) }),
    }),
})
