import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { withMinimumDuration } from '#core/kernel/with-minimum-duration.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { minResponseMilliseconds, rateLimits } from '../domain/rate-limits.ts'
import { lockUnchanged } from '../services/lock-unchanged.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly tokens: OneTimeTokens
  readonly mailQueue: MailQueue
  readonly rateLimit: RateLimit
  readonly transaction: Transaction
}

/** Sends a password-reset mail; the response is the same whether the account exists or not. */
export const makeRequestPasswordReset = ({ accounts, tokens, mailQueue, rateLimit, transaction }: Dependencies) => {
  const send = Effect.fn('accounts.send-password-reset')(function* (email: string) {
    const found = yield* accounts.byEmail(email)
    const account = found && (yield* lockUnchanged(accounts, found, () => null).pipe(Effect.catch(() => Effect.succeed(null))))
    if (!account) return
    const { id, language, first_name: name } = account
    const values = { name, token: yield* tokens.issue('reset', id) }
    yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.reset', values, key: `accounts.reset:${newId()}` })
  }, transaction)

  return Effect.fn('accounts.request-password-reset')(function* (actor: Actor, input: { readonly email: string }) {
    const email = normalizeEmail(input.email)
    yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailPerNetwork)
    yield* rateLimit.consume('accounts.reset', `${networkKey(actor)} ${email}`, rateLimits.mailPerAddress)
    yield* withMinimumDuration(minResponseMilliseconds, send(email))
    return { status: 'sent' as const }
  })
}

export type RequestPasswordReset = ReturnType<typeof makeRequestPasswordReset>
export const RequestPasswordReset = token<RequestPasswordReset>('accounts/RequestPasswordReset')
