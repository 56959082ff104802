import type { OutputOf } from '#web/runtime/api-types.ts'
import type { accountsApi } from '../../contract/api.ts'

/** Secret of an authenticator app that is being set up. */
export type TotpSetup = OutputOf<typeof accountsApi.setUpTotp>
