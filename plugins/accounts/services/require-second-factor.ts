import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import { SecondFactorNeeded } from '../contract/errors.ts'
import type { Account } from '../domain/account.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly factors: SecondFactorRepository
  readonly sessions: SessionRepository
  readonly clock: Clock
}

/** Fails when an account with a second factor changes its factors in a session without one, so that a stolen password is not enough. */
export const makeRequireSecondFactor = ({ factors, sessions, clock }: Dependencies) =>
  Effect.fn('accounts.require-second-factor')(function* (user: User, account: Pick<Account, 'id'>) {
    const { totp, passkeys } = yield* factors.summaryOf(account.id)
    if (!totp && passkeys === 0) return
    const holder = yield* sessions.holderOf(user.session, clock.now().toISOString())
    if (!holder?.second_factor) return yield* new SecondFactorNeeded()
  })

export type RequireSecondFactor = ReturnType<typeof makeRequireSecondFactor>
export const RequireSecondFactor = token<RequireSecondFactor>('accounts/RequireSecondFactor')
