import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Encryption } from '#core/ports/sealing.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BadCode } from '../contract/failures.ts'
import { rateLimits } from '../domain/allowances.ts'
import type { Factors } from '../domain/factors.port.ts'
import { readAppCode, readRecoveryCode } from '../domain/recovery-code.ts'

interface Dependencies {
  readonly factors: Factors
  readonly codes: OneTimeCodes
  readonly encryption: Encryption
  readonly rateLimit: RateLimit
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Does something once a code of an account's app, or one of its recovery codes, has been used up for it: neither counts twice, and it is told which it was.
 * What is done fails with the code unused; that it was tried stays counted.
 */
export const makeProveCode = ({ factors, codes, encryption, rateLimit, clock, transaction }: Dependencies) => {
  const use = Effect.fn('accounts.use-code')(function* (accountId: string, code: string | null, recovery: string | null) {
    if (recovery !== null && (yield* factors.takeRecoveryCode(accountId, recovery))) return 'recovery' as const
    const kept = code === null ? null : yield* factors.totp(accountId)
    const secret = kept?.confirmed ? encryption.decrypt(kept.secret, accountId) : null
    const step = secret === null || code === null ? null : codes.stepOf(secret, code, clock.now())
    if (step === null || !(yield* factors.takeStep(accountId, step))) return yield* new BadCode()
    return 'totp' as const
  })
  return <Output, Reason>(accountId: string, typed: string, then: (by: 'totp' | 'recovery') => Effect.Effect<Output, Reason>) =>
    Effect.gen(function* () {
      const [code, recovery] = [readAppCode(typed), readRecoveryCode(typed)]
      // Beside the transaction, which a wrong code takes back.
      if (code !== null) yield* rateLimit.consume('accounts.code', accountId, rateLimits.code)
      return yield* transaction(Effect.flatMap(use(accountId, code, recovery), then))
    })
}

export type ProveCode = ReturnType<typeof makeProveCode>
export const ProveCode = token<ProveCode>('accounts/ProveCode')
