import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { token } from '#core/kernel/token.ts'
import { withMinimumDuration } from '#core/kernel/with-minimum-duration.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { minResponseMilliseconds, rateLimits } from '../domain/rate-limits.ts'
import { lockUnchanged } from '../services/lock-unchanged.ts'
import type { SendActivation } from '../services/send-activation.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sendActivation: SendActivation
  readonly rateLimit: RateLimit
  readonly transaction: Transaction
}

/** Sends the activation mail again; the response is the same whether the account exists or not. */
export const makeResendActivation = ({ accounts, sendActivation, rateLimit, transaction }: Dependencies) => {
  const resend = Effect.fn('accounts.send-activation-again')(function* (email: string) {
    const found = yield* accounts.byEmail(email)
    const account = found && (yield* lockUnchanged(accounts, found, () => null).pipe(Effect.catch(() => Effect.succeed(null))))
    if (account?.status === 'registered') yield* sendActivation(account, 'first')
  }, transaction)

  return Effect.fn('accounts.resend-activation')(function* (actor: Actor, input: { readonly email: string }) {
    const email = normalizeEmail(input.email)
    yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailPerNetwork)
    yield* rateLimit.consume('accounts.activation', `${networkKey(actor)} ${email}`, rateLimits.mailPerAddress)
    yield* withMinimumDuration(minResponseMilliseconds, resend(email))
    return { status: 'sent' as const }
  })
}

export type ResendActivation = ReturnType<typeof makeResendActivation>
export const ResendActivation = token<ResendActivation>('accounts/ResendActivation')
