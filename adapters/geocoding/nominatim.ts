import { Effect, Schema } from 'effect'
import type { FoundPlace } from '#core/ports/geocoder.ts'
import { type OpenGeocoder, OpenGeocoderAway } from '#core/ports/open-geocoder.ts'

interface Service {
  /** Where the service is, without a trailing slash. */
  readonly url: string
  /** Where we can be found: the public service refuses callers who do not say who they are. */
  readonly publicUrl: string
  /** Milliseconds until an answer is given up. */
  readonly timeout?: number
}

/** So many places are worth showing. */
const limit = 5

/** A Nominatim answer in `jsonv2`; its numbers come as text. */
const Answer = Schema.Array(
  Schema.Struct({
    lon: Schema.FiniteFromString.check(Schema.isBetween({ minimum: -180, maximum: 180 })),
    lat: Schema.FiniteFromString.check(Schema.isBetween({ minimum: -90, maximum: 90 })),
    display_name: Schema.String,
    place_rank: Schema.Number,
  }),
)

/** Ranks of Nominatim: 26 and 27 are streets, from 28 on houses and what stands beside them. */
const precisionOf = (rank: number): FoundPlace['precision'] => (rank >= 28 ? 'address' : rank >= 26 ? 'street' : 'locality')

/** A server that speaks as Nominatim does (`/search?format=jsonv2`), asked for places in Poland. */
export const makeNominatim = ({ url, publicUrl, timeout = 4000 }: Service): OpenGeocoder => ({
  kind: 'service',
  find: (text) =>
    Effect.tryPromise({
      try: async (signal) => {
        const query = new URLSearchParams({ q: text, format: 'jsonv2', limit: String(limit), countrycodes: 'pl', 'accept-language': 'pl' })
        const answer = await fetch(`${url}/search?${query}`, {
          headers: { 'user-agent': `Kredka (+${publicUrl})`, accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        })
        if (!answer.ok) throw new Error(`answered ${answer.status}`)
        return Schema.decodeUnknownSync(Answer)(await answer.json()).map(
          ({ lon, lat, display_name, place_rank }): FoundPlace => ({
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
