import { Effect } from 'effect'
import { networkKey } from '#core/access/actor.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import { withMinimumDuration } from '#core/kernel/with-minimum-duration.ts'
import { handler } from '#core/plugin/handler.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { minResponseMilliseconds, rateLimits } from '../domain/rate-limits.ts'
import { lockUnchanged } from '../services/lock-unchanged.ts'

/** Sends a password-reset mail; the response is the same whether the account exists or not. */
export const RequestPasswordReset = handler(
  accountsApi.requestPasswordReset,
  { accounts: AccountRepository, tokens: OneTimeTokens, mailQueue: MailQueue, rateLimit: RateLimit, transaction: Transaction },
  ({ accounts, tokens, mailQueue, rateLimit, transaction }) => {
    const send = Effect.fn('accounts.send-password-reset')(function* (email: string) {
      const found = yield* accounts.byEmail(email)
      const account = found && (yield* lockUnchanged(accounts, found, () => null).pipe(Effect.catch(() => Effect.succeed(null))))
      if (!account) return
      const { id, language, first_name: name } = account
      const values = { name, token: yield* tokens.issue('reset', id) }
      yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.reset', values, key: `accounts.reset:${newId()}` })
    }, transaction)

    return Effect.fn('accounts.request-password-reset')(function* (actor, input) {
      const email = normalizeEmail(input.email)
      yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailPerNetwork)
      yield* rateLimit.consume('accounts.reset', `${networkKey(actor)} ${email}`, rateLimits.mailPerAddress)
      yield* withMinimumDuration(minResponseMilliseconds, send(email))
      return { status: 'sent' as const }
    })
  },
)
