import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountView } from '../domain/account-view.ts'
import { AccountRepository, type Changes } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'
import { SecondFactorStatus } from '../services/second-factor-status.ts'

/** Changes the user's name or language. */
export const ChangeAccount = define(
  'accounts/ChangeAccount',
  { accounts: AccountRepository, grants: Grants, secondFactorStatus: SecondFactorStatus, transaction: Transaction },
  ({ accounts, grants, secondFactorStatus, transaction }) =>
    Effect.fn('accounts.change-account')(function* (
      actor: Actor,
      { id, version, ...changes }: Changes & { readonly id: string; readonly version?: number | undefined },
    ) {
      yield* requireOwnAccount(actor, id)
      const changed = yield* accounts.change(id, changes, version ?? null)
      return accountView(changed, yield* grants.permissionsOf(id), yield* secondFactorStatus(changed), false)
    }, transaction),
)
