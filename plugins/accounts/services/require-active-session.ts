import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { User } from '#core/access/actor.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly clock: Clock
}

/** Locks the user's account and returns it; fails when the session has ended since the request began, as by a new password. */
export const requireActiveSession = Effect.fn('accounts.require-active-session')(function* (
  { accounts, sessions, clock }: Dependencies,
  user: User,
) {
  const account = yield* accounts.lock(user.id).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
  if (!(yield* sessions.holderOf(user.session, clock.now().toISOString()))) return yield* new MissingJwt()
  return account
})
