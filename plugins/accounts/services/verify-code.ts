import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Encryption } from '#core/ports/encryption.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { BadCode } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { parseRecoveryCode, parseTotpCode } from '../domain/recovery-code.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'

/**
 * Consumes a TOTP code or a recovery code and then runs `action` with the method that matched, in one transaction.
 * Each code works once. When `action` fails, the code stays unused, but the attempt counts towards the rate limit.
 */
export const VerifyCode = define(
  'accounts/VerifyCode',
  {
    accounts: AccountRepository,
    factors: SecondFactorRepository,
    codes: OneTimeCodes,
    encryption: Encryption,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, factors, codes, encryption, rateLimit, clock, transaction }) => {
    const consumeCode = Effect.fn('accounts.consume-code')(function* (accountId: string, code: string | null, recovery: string | null) {
      // Concurrent changes of the account's credentials wait, so that none can outlive the other.
      yield* accounts.lock(accountId).pipe(Effect.catchTag('AccountNotFound', () => new BadCode()))
      if (recovery !== null && (yield* factors.consumeRecoveryCode(accountId, recovery))) return 'recovery' as const
      const stored = code === null ? null : yield* factors.totp(accountId)
      const secret = stored?.confirmed ? encryption.decrypt(stored.secret, accountId) : null
      const step = secret === null || code === null ? null : codes.timeStepOf(secret, code, clock.now())
      if (step === null || !(yield* factors.consumeStep(accountId, step))) return yield* new BadCode({ account: accountId })
      return 'totp' as const
    })
    return <Output, Reason>(accountId: string, typed: string, action: (method: 'totp' | 'recovery') => Effect.Effect<Output, Reason>) =>
      Effect.gen(function* () {
        const code = parseTotpCode(typed)
        const recovery = parseRecoveryCode(typed)
        // Outside the transaction, which a wrong code rolls back.
        if (code !== null) yield* rateLimit.consume('accounts.code', accountId, rateLimits.code)
        return yield* transaction(Effect.flatMap(consumeCode(accountId, code, recovery), action))
      })
  },
)
