import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

const box = { geo_nw: { long: 14, lat: 55 }, geo_se: { long: 24.2, lat: 49 } }

/** Contract of the routes of the map. */
export const contract = contractOf({
  'post /api/search': {
    success: fixed('/api/search', box),
    errors: { 'error/validation': fixed('/api/search', { geo_nw: { long: 14, lat: 55 } }) },
  },
  'post /api/search/clusters': {
    success: fixed('/api/search/clusters', { ...box, zoom: 6 }),
    errors: { 'error/validation': fixed('/api/search/clusters', { ...box, facets: { unknown: true } }) },
  },
})
