import { Schema } from 'effect'
import { get } from '#core/plugin/routes.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'
import { FoundPlaceView, GeocodeQuery } from './contract/found-place.ts'
import { Geocode } from './use-cases/geocode.ts'

/** The geocoding proxy (decisions §21). */
export const placesRoutes = [
  get('/api/v1/geocode', {
    summary: 'The places that an address or a name may mean, for a submitted form and never while one types.',
    input: GeocodeQuery,
    output: Schema.Array(FoundPlaceView),
    errors: [GeoSearchError],
    handler: Geocode,
    access: 'anyone',
    // All visitors share one request a second to the open geocoder.
    rate: { times: 20, seconds: 60 },
  }),
]
