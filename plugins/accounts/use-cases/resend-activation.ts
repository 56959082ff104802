import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { atLeast } from '#core/kernel/at-least.ts'
import { token } from '#core/kernel/token.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { normalizeEmail } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits, evenMilliseconds } from '../domain/allowances.ts'
import type { SendActivation } from './send-activation.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sendActivation: SendActivation
  readonly rateLimit: RateLimit
  readonly transaction: Transaction
}

/** Sends the mail that activates once more; the answer is the same whether there is such an account or not. */
export const makeResendActivation = ({ accounts, sendActivation, rateLimit, transaction }: Dependencies) => {
  const resend = Effect.fn('accounts.resend')(function* (email: string) {
    const account = yield* accounts.byEmail(email)
    if (account?.status === 'registered') yield* sendActivation(account)
  }, transaction)

  return Effect.fn('accounts.resend-activation')(function* (actor: Actor, asked: { readonly email: string }) {
    const email = normalizeEmail(asked.email)
    yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailAnywhere)
    yield* rateLimit.consume('accounts.activation', `${networkKey(actor)} ${email}`, rateLimits.mailTo)
    yield* atLeast(evenMilliseconds, resend(email))
    return { status: 'sent' as const }
  })
}

export type ResendActivation = ReturnType<typeof makeResendActivation>
export const ResendActivation = token<ResendActivation>('accounts/ResendActivation')
