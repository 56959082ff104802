import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

/** Contract of the tag route. */
export const contract = contractOf({ 'get /api/v1/tag': { success: fixed('/api/v1/tag?category=specialization&limit=2&page=2') } })
