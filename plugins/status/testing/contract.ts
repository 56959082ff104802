import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

/** Contract of the status route. */
export const contract = contractOf({ 'get /api/v1/status': { success: fixed('/api/v1/status') } })
