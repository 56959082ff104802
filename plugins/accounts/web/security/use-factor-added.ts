import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { accountsApi } from '../../contract/api.ts'

/**
 * Returns the function that reads the second factors again after one was added, and the account's rights, which it may
 * have from now on.
 */
export const useFactorAdded = (): (() => Promise<void>) => {
  const invalidate = useInvalidate()
  const { required } = useQuery(accountsApi.showSecurity).data
  return async () => {
    // The browser learns the rights with its next token.
    if (required) await import('../client/session.ts').then(({ refresh }) => refresh())
    await invalidate(accountsApi.showSecurity, accountsApi.listPasskeys)
  }
}
