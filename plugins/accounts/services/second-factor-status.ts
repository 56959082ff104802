import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Account } from '../domain/account.ts'
import { requiresSecondFactor } from '../domain/second-factor.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'

interface Dependencies {
  readonly factors: SecondFactorRepository
  readonly installation: Installation
}

/** Returns the second factors of an account and whether it must have one. */
export const makeSecondFactorStatus = ({ factors, installation }: Dependencies) =>
  Effect.fn('accounts.second-factor-status')(function* ({ id, type }: Account) {
    const { totp, passkeys } = yield* factors.summaryOf(id)
    return { totp, passkeys, required: requiresSecondFactor(type, installation.production) }
  })

export type SecondFactorStatus = ReturnType<typeof makeSecondFactorStatus>
export const SecondFactorStatus = token<SecondFactorStatus>('accounts/SecondFactorStatus')
