import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { accountView } from '../domain/account-view.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SecondFactorStatus } from '../services/second-factor-status.ts'

/** Returns the user's own account; support may read any, with its origin. */
export const ShowAccount = handler(
  accountsApi.showAccount,
  { accounts: AccountRepository, grants: Grants, secondFactorStatus: SecondFactorStatus },
  ({ accounts, grants, secondFactorStatus }) =>
    Effect.fn('accounts.show-account')(function* (user, { id }) {
      const asSupport = user.type === 'support'
      if (user.id !== id && !asSupport) return yield* new AccountNotFound()
      const account = yield* accounts.byId(id)
      return accountView(account, yield* grants.permissionsOf(id), yield* secondFactorStatus(account), asSupport)
    }),
)
