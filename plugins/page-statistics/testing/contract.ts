import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

/** Contract of the scroll-depth route. */
export const contract = contractOf({
  'post /api/v1/page-statistics/scroll-depth': {
    success: fixed('/api/v1/page-statistics/scroll-depth', { page: 'map_facility' }),
  },
})
