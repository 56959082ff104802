import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import { accountView } from '../domain/account-view.ts'
import { AccountNotFound } from '../contract/failures.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { SecondFactorOf } from './second-factor-of.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly grants: Grants
  readonly secondFactorOf: SecondFactorOf
}

/** One's own account; support sees any, and where it comes from. */
export const makeShowAccount = ({ accounts, grants, secondFactorOf }: Dependencies) =>
  Effect.fn('accounts.show-account')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const asSupport = user.type === 'support'
    if (user.id !== id && !asSupport) return yield* new AccountNotFound()
    const account = yield* accounts.byId(id)
    return accountView(account, yield* grants.permissionsOf(id), yield* secondFactorOf(account), asSupport)
  })

export type ShowAccount = ReturnType<typeof makeShowAccount>
export const ShowAccount = token<ShowAccount>('accounts/ShowAccount')
