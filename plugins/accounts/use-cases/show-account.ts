import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { accountView } from '../domain/account-view.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { SecondFactorStatus } from '../services/second-factor-status.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly grants: Grants
  readonly secondFactorStatus: SecondFactorStatus
}

/** Returns the user's own account; support may read any, with its origin. */
export const makeShowAccount = ({ accounts, grants, secondFactorStatus }: Dependencies) =>
  Effect.fn('accounts.show-account')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const asSupport = user.type === 'support'
    if (user.id !== id && !asSupport) return yield* new AccountNotFound()
    const account = yield* accounts.byId(id)
    return accountView(account, yield* grants.permissionsOf(id), yield* secondFactorStatus(account), asSupport)
  })

export type ShowAccount = ReturnType<typeof makeShowAccount>
export const ShowAccount = token<ShowAccount>('accounts/ShowAccount')
