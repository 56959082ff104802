import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { BadPassword } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'

/** Verifies the user's password before a sensitive change; returns the account. */
export const Reauthenticate = define(
  'accounts/Reauthenticate',
  { accounts: AccountRepository, passwords: Passwords, rateLimit: RateLimit },
  ({ accounts, passwords, rateLimit }) =>
    Effect.fn('accounts.reauthenticate')(function* (user: User, password: string) {
      yield* rateLimit.consume('accounts.confirm', user.id, rateLimits.reauthentication)
      const account = yield* accounts.byId(user.id)
      if (!(yield* passwords.verify(account.password_hash, password))) return yield* new BadPassword()
      return account
    }),
)

export type Reauthenticate = PortOf<typeof Reauthenticate>
