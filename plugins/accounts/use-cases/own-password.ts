import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/allowances.ts'
import { BadPassword } from '../contract/failures.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly rateLimit: RateLimit
}

/** The account of the one who asks, once its password was proven: before what cannot be taken back. */
export const makeOwnPassword = ({ accounts, passwords, rateLimit }: Dependencies) =>
  Effect.fn('accounts.own-password')(function* (user: User, password: string) {
    yield* rateLimit.consume('accounts.confirm', user.id, rateLimits.confirm)
    const account = yield* accounts.byId(user.id)
    if (!(yield* passwords.verify(account.password_hash, password))) return yield* new BadPassword()
    return account
  })

export type OwnPassword = ReturnType<typeof makeOwnPassword>
export const OwnPassword = token<OwnPassword>('accounts/OwnPassword')
