import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { accountView } from '../domain/account-view.ts'
import type { AccountRepository, Changes } from '../domain/accounts.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'
import type { SecondFactorStatus } from '../services/second-factor-status.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly grants: Grants
  readonly secondFactorStatus: SecondFactorStatus
  readonly transaction: Transaction
}

/** Changes the user's name or language. */
export const makeChangeAccount = ({ accounts, grants, secondFactorStatus, transaction }: Dependencies) =>
  Effect.fn('accounts.change-account')(function* (
    actor: Actor,
    { id, version, ...changes }: Changes & { readonly id: string; readonly version?: number | undefined },
  ) {
    yield* requireOwnAccount(actor, id)
    const changed = yield* accounts.change(id, changes, version ?? null)
    return accountView(changed, yield* grants.permissionsOf(id), yield* secondFactorStatus(changed), false)
  }, transaction)

export type ChangeAccount = ReturnType<typeof makeChangeAccount>
export const ChangeAccount = token<ChangeAccount>('accounts/ChangeAccount')
