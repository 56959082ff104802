import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

/** Contract of the OpenAPI document. */
export const contract = contractOf({ 'get /api/openapi.json': { success: fixed('/api/openapi.json'), duringOutage: 200 } })
