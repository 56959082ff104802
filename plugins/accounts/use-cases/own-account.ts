import { AccountNotFound } from '../contract/failures.ts'
import type { Account } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { signedIn } from '#core/access/may.ts'
import { ExpiredJwt } from '#core/access/refusals.ts'

/** The one who asks, where the account is their own; another's is not to be known of. */
export const ownAccount = Effect.fn('accounts.own-account')(function* (actor: Actor, id: string) {
  const user = yield* signedIn(actor)
  if (user.id !== id) return yield* new AccountNotFound()
  return user
})

/** The account of the one who asks as it is kept; erased meanwhile, it takes its sessions along. */
export const keptAccount = (accounts: AccountStore, { id }: User): Effect.Effect<Account, ExpiredJwt> =>
  accounts.byId(id).pipe(Effect.catchTag('AccountNotFound', () => new ExpiredJwt()))
