import { post } from '#core/plugin/routes.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'
import { GeoSearchAnswer, GeoSearchBody } from './contract/geo-search.ts'
import { FindNames } from './use-cases/find-names.ts'

/** The type-ahead (specification §7, decisions §21). */
export const searchRoutes = [
  post('/api/v1/geo-search', {
    summary: 'The cities, districts and facilities that a text may mean while it is typed, at most eight of each.',
    input: GeoSearchBody,
    output: GeoSearchAnswer,
    errors: [GeoSearchError],
    handler: FindNames,
    access: 'anyone',
  }),
]
