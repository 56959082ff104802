import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { accountView } from '../domain/account-view.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SecondFactorStatus } from '../services/second-factor-status.ts'

/** Returns the user's own account; support may read any, with its origin. */
export const ShowAccount = define(
  'accounts/ShowAccount',
  { accounts: AccountRepository, grants: Grants, secondFactorStatus: SecondFactorStatus },
  ({ accounts, grants, secondFactorStatus }) =>
    Effect.fn('accounts.show-account')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      const asSupport = user.type === 'support'
      if (user.id !== id && !asSupport) return yield* new AccountNotFound()
      const account = yield* accounts.byId(id)
      return accountView(account, yield* grants.permissionsOf(id), yield* secondFactorStatus(account), asSupport)
    }),
)
