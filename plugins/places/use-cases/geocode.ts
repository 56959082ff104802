import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Geocoder } from '#core/ports/geocoder.ts'
import { placesApi } from '../contract/api.ts'

/** Finds places that match an address or a name (decisions §21). */
export const Geocode = handler(placesApi.geocode, { geocoder: Geocoder }, ({ geocoder }) =>
  Effect.fn('places.geocode')(function* (_, { q }) {
    return yield* geocoder.find(q)
  }),
)
