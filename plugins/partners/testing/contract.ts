import { contractOf } from '#config/quality/testing/contract/route-cases.ts'
import { signedRequest } from './signed-request.ts'

const path = '/api/v1/partner/import'

/** Contract of the import. */
export const contract = contractOf({
  'post /api/v1/partner/import': {
    success: () => ({ path, body: { ...signedRequest('[]') } }),
    errors: {
      'error/unauthorized': () => ({ path, body: { ...signedRequest('[]'), key: 'another-key' } }),
      'error/validation': () => ({ path, body: { ...signedRequest('{}') } }),
    },
  },
})
