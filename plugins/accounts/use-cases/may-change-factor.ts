import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { SecondFactorNeeded } from '../contract/failures.ts'
import type { Account } from '../domain/account.ts'
import type { Factors } from '../domain/factors.port.ts'

/**
 * Refuses that a password alone brings a second factor to an account that must have one and has: whoever learned the password would be in. A session
 * without it counts as an ordinary account's, which the type shows.
 */
export const makeMayChangeFactor = ({ factors }: { readonly factors: Factors }) =>
  Effect.fn('accounts.may-change-factor')(function* (user: User, account: Account) {
    if (user.type === account.type) return
    const { totp, passkeys } = yield* factors.held(account.id)
    if (totp || passkeys > 0) return yield* new SecondFactorNeeded()
  })

export type MayChangeFactor = ReturnType<typeof makeMayChangeFactor>
export const MayChangeFactor = token<MayChangeFactor>('accounts/MayChangeFactor')
