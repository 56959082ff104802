import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Installation } from '#core/ports/installation.ts'
import type { Account } from '../domain/account.ts'
import { requiresSecondFactor } from '../domain/second-factor.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'

/** Returns the second factors of an account and whether it must have one. */
export const SecondFactorStatus = define(
  'accounts/SecondFactorStatus',
  { factors: SecondFactorRepository, installation: Installation },
  ({ factors, installation }) =>
    Effect.fn('accounts.second-factor-status')(function* ({ id, type }: Account) {
      const { totp, passkeys } = yield* factors.summaryOf(id)
      return { totp, passkeys, required: requiresSecondFactor(type, installation.production) }
    }),
)
