import { AccountNotFound } from '../contract/failures.ts'
import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'

/** The one who asks, where the account is their own; another's is not to be known of. */
export const ownAccount = Effect.fn('accounts.own-account')(function* (actor: Actor, id: string) {
  const user = yield* requireUser(actor)
  if (user.id !== id) return yield* new AccountNotFound()
  return user
})
