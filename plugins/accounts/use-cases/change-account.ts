import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { accountView } from '../domain/account-view.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'
import { SecondFactorStatus } from '../services/second-factor-status.ts'

/** Changes the user's name or language. */
export const ChangeAccount = handler(
  accountsApi.changeAccount,
  { accounts: AccountRepository, grants: Grants, secondFactorStatus: SecondFactorStatus, transaction: Transaction },
  ({ accounts, grants, secondFactorStatus, transaction }) =>
    Effect.fn('accounts.change-account')(function* (actor, { id, version, ...changes }) {
      yield* requireOwnAccount(actor, id)
      const changed = yield* accounts.change(id, changes, version ?? null)
      return accountView(changed, yield* grants.permissionsOf(id), yield* secondFactorStatus(changed), false)
    }, transaction),
)
