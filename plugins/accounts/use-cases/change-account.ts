import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { accountView } from '../domain/account-view.ts'
import type { AccountStore, Changes } from '../domain/accounts.port.ts'
import { ownAccount } from './own-account.ts'
import type { SecondFactorOf } from './second-factor-of.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly grants: Grants
  readonly secondFactorOf: SecondFactorOf
  readonly transaction: Transaction
}

/** Changes one's name or language. */
export const makeChangeAccount = ({ accounts, grants, secondFactorOf, transaction }: Dependencies) =>
  Effect.fn('accounts.change-account')(function* (
    actor: Actor,
    { id, version, ...changes }: Changes & { readonly id: string; readonly version?: number | undefined },
  ) {
    yield* ownAccount(actor, id)
    const changed = yield* accounts.change(id, changes, version ?? null)
    return accountView(changed, yield* grants.permissionsOf(id), yield* secondFactorOf(changed), false)
  }, transaction)

export type ChangeAccount = ReturnType<typeof makeChangeAccount>
export const ChangeAccount = token<ChangeAccount>('accounts/ChangeAccount')
