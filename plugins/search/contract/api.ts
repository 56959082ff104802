import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'
import { GeoSearchBody, GeoSearchResponse } from './geo-search.ts'

/** HTTP API of the search suggestions (specification §7, decisions §21). */
export const searchApi = defineApi({
  findNames: route.post('/api/v1/geo-search', {
    summary: 'The cities, districts and facilities that a text may mean while it is typed, at most eight of each.',
    input: GeoSearchBody,
    output: GeoSearchResponse,
    errors: [GeoSearchError],
    reads: true,
    access: 'anyone',
  }),
})
