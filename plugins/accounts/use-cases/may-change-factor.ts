import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import { SecondFactorNeeded } from '../contract/failures.ts'
import type { Account } from '../domain/account.ts'
import type { Factors } from '../domain/factors.port.ts'
import type { Sessions } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly factors: Factors
  readonly sessions: Sessions
  readonly clock: Clock
}

/** Refuses that a password alone changes the second factors of an account of support or the CMS that has one: whoever learned the password would be in. */
export const makeMayChangeFactor = ({ factors, sessions, clock }: Dependencies) =>
  Effect.fn('accounts.may-change-factor')(function* (user: User, account: Account) {
    if (account.type === 'user') return
    const { totp, passkeys } = yield* factors.held(account.id)
    if (!totp && passkeys === 0) return
    const holder = yield* sessions.holderOf(user.session, clock.now().toISOString())
    if (!holder?.second_factor) return yield* new SecondFactorNeeded()
  })

export type MayChangeFactor = ReturnType<typeof makeMayChangeFactor>
export const MayChangeFactor = token<MayChangeFactor>('accounts/MayChangeFactor')
