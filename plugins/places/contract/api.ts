import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'

/** Query of the geocoder: an address or a name, sent on submit and never while typing. */
const GeocodeQuery = Schema.Struct({
  q: Schema.String.check(Schema.isPattern(/\S/, { message: 'FIELD_REQUIRED' }), Schema.isMaxLength(200, { message: 'FIELD_INVALID' })),
})

/** Place found by the geocoder, EPSG:4326 degrees. */
const FoundPlaceView = Schema.Struct({
  longitude: Schema.Number,
  latitude: Schema.Number,
  display_name: Schema.String,
  precision: Schema.Literals(['address', 'street', 'locality']),
  source: Schema.Literals(['openstreetmap', 'register', 'gazetteer']),
})

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
