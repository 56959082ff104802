import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

/** Contract of the geocoding route, with a geocoder that is never reachable. */
export const contract = contractOf({
  'get /api/v1/geocode': {
    success: fixed('/api/v1/geocode?q=Krak%C3%B3w'),
    errors: { 'error/geo-search-error': fixed('/api/v1/geocode?q=Xyzzy') },
  },
})
