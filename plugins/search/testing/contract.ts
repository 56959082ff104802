import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

/** Contract of the type-ahead route. */
export const contract = contractOf({
  'post /api/v1/geo-search': { success: fixed('/api/v1/geo-search', { query: '' }), duringOutage: 'error/geo-search-error' },
})
