import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'
import { FoundPlaceView, GeocodeQuery } from './found-place.ts'

/** HTTP API of the geocoder (decisions §21). */
export const placesApi = defineApi({
  geocode: route.get('/api/v1/geocode', {
    summary: 'Returns places that match an address or a name; for submitted forms, not for typing.',
    input: GeocodeQuery,
    output: Schema.Array(FoundPlaceView),
    errors: [GeoSearchError],
    access: 'anyone',
    // All visitors share one request per second to the external geocoder.
    rateLimit: { times: 20, seconds: 60 },
  }),
})
