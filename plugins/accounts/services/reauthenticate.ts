import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import { BadPassword } from '../contract/errors.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly passwords: Passwords
  readonly rateLimit: RateLimit
}

/** Verifies the user's password before a sensitive change; returns the account. */
export const makeReauthenticate = ({ accounts, passwords, rateLimit }: Dependencies) =>
  Effect.fn('accounts.reauthenticate')(function* (user: User, password: string) {
    yield* rateLimit.consume('accounts.confirm', user.id, rateLimits.reauthentication)
    const account = yield* accounts.byId(user.id)
    if (!(yield* passwords.verify(account.password_hash, password))) return yield* new BadPassword()
    return account
  })

export type Reauthenticate = ReturnType<typeof makeReauthenticate>
export const Reauthenticate = token<Reauthenticate>('accounts/Reauthenticate')
