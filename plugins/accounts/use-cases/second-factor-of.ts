import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Account } from '../domain/account.ts'
import type { Factors } from '../domain/factors.port.ts'
import { mustHaveFactor } from '../domain/second-factor.ts'

interface Dependencies {
  readonly factors: Factors
  readonly installation: Installation
}

/** What an account has beside its password, and whether it must. */
export const makeSecondFactorOf = ({ factors, installation }: Dependencies) =>
  Effect.fn('accounts.second-factor-of')(function* ({ id, type }: Account) {
    const { totp, passkeys } = yield* factors.held(id)
    return { totp, passkeys, required: mustHaveFactor(type, installation.production) }
  })

export type SecondFactorOf = ReturnType<typeof makeSecondFactorOf>
export const SecondFactorOf = token<SecondFactorOf>('accounts/SecondFactorOf')
