import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { AccountNotFound } from '../contract/errors.ts'

/** Returns the user when the account is their own; otherwise fails with AccountNotFound, so that other accounts are not revealed. */
export const requireOwnAccount = Effect.fn('accounts.require-own-account')(function* (actor: Actor, id: string) {
  const user = yield* requireUser(actor)
  if (user.id !== id) return yield* new AccountNotFound()
  return user
})
