import { Schema } from 'effect'
import { get } from '#core/plugin/routes.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { FoundPlaceView, GeocodeQuery } from './contract/found-place.ts'
import { Geocode } from './use-cases/geocode.ts'

/** The geocoding proxy (decisions §21). */
export const placesRoutes = [
  get('/api/v1/geocode', {
    takes: GeocodeQuery,
    gives: Schema.Array(FoundPlaceView),
    fails: [GeoSearchError, TooManyRequests],
    does: Geocode,
    may: 'anyone',
  }),
]
