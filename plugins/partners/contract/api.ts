import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { PartnerUnauthorized, PayloadInvalid } from './errors.ts'
import { ImportResult } from './row.ts'
import { SignedImport } from './signed-import.ts'

/** HTTP API for partners (decisions §24). */
export const partnersApi = defineApi({
  importPartner: route.post('/api/v1/partner/import', {
    summary: 'Creates accounts for the directors that a partner names, and invites them by mail; each row has its own result.',
    input: SignedImport,
    output: ImportResult,
    access: 'anyone',
    errors: [PartnerUnauthorized, PayloadInvalid],
    rateLimit: { times: 20, seconds: 60 },
  }),
})
