import { contractOf, fixed } from '#config/quality/testing/contract/route-cases.ts'

/** Contract of the routes: a call that succeeds, and one for each error that a route declares. */
export const contract = contractOf({
  'get /api/v1/sample-plugin': { success: fixed('/api/v1/sample-plugin') },
})
