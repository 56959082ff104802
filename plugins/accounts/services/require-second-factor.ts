import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { SecondFactorNeeded } from '../contract/errors.ts'
import type { Account } from '../domain/account.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Fails when an account with a second factor changes its factors in a session without one, so that a stolen password is not enough. */
export const RequireSecondFactor = define(
  'accounts/RequireSecondFactor',
  { factors: SecondFactorRepository, sessions: SessionRepository, clock: Clock },
  ({ factors, sessions, clock }) =>
    Effect.fn('accounts.require-second-factor')(function* (user: User, account: Pick<Account, 'id'>) {
      const { totp, passkeys } = yield* factors.summaryOf(account.id)
      if (!totp && passkeys === 0) return
      const holder = yield* sessions.holderOf(user.session, clock.now().toISOString())
      if (!holder?.second_factor) return yield* new SecondFactorNeeded()
    }),
)
