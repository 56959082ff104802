import { Effect } from 'effect'
import { networkKey } from '#core/access/actor.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { withMinimumDuration } from '#core/kernel/with-minimum-duration.ts'
import { handler } from '#core/plugin/handler.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { minResponseMilliseconds, rateLimits } from '../domain/rate-limits.ts'
import { lockUnchanged } from '../services/lock-unchanged.ts'
import { SendActivation } from '../services/send-activation.ts'

/** Sends the activation mail again; the response is the same whether the account exists or not. */
export const ResendActivation = handler(
  accountsApi.resendActivation,
  { accounts: AccountRepository, sendActivation: SendActivation, rateLimit: RateLimit, transaction: Transaction },
  ({ accounts, sendActivation, rateLimit, transaction }) => {
    const resend = Effect.fn('accounts.send-activation-again')(function* (email: string) {
      const found = yield* accounts.byEmail(email)
      const account = found && (yield* lockUnchanged(accounts, found, () => null).pipe(Effect.catch(() => Effect.succeed(null))))
      if (account?.status === 'registered') yield* sendActivation(account, 'first')
    }, transaction)

    return Effect.fn('accounts.resend-activation')(function* (actor, input) {
      const email = normalizeEmail(input.email)
      yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailPerNetwork)
      yield* rateLimit.consume('accounts.activation', `${networkKey(actor)} ${email}`, rateLimits.mailPerAddress)
      yield* withMinimumDuration(minResponseMilliseconds, resend(email))
      return { status: 'sent' as const }
    })
  },
)
