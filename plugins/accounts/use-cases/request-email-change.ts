import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { type Account, normalizeEmail } from '../domain/account.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { requireOwnAccount } from '../services/require-own-account.ts'
import type { Reauthenticate } from '../services/reauthenticate.ts'

interface Dependencies {
  readonly reauthenticate: Reauthenticate
  readonly tokens: OneTimeTokens
  readonly mailQueue: MailQueue
  readonly rateLimit: RateLimit
  readonly transaction: Transaction
}

/** Sends a confirmation mail to the new address. A taken address is rejected only on confirmation, so that the request does not reveal it. */
export const makeRequestEmailChange = ({ reauthenticate, tokens, mailQueue, rateLimit, transaction }: Dependencies) => {
  const send = Effect.fn('accounts.send-email-confirmation')(function* (account: Account, email: string) {
    const values = { name: account.first_name, token: yield* tokens.issue('email-confirm', account.id, { email }) }
    const mail = { to: email, language: account.language, template: 'accounts.mail.email-confirm' as const, values }
    yield* mailQueue.enqueue({ ...mail, key: `accounts.email-confirm:${newId()}` })
  }, transaction)

  return Effect.fn('accounts.request-email-change')(function* (
    actor: Actor,
    { id, email, password }: { readonly id: string; readonly email: string; readonly password: string },
  ) {
    const user = yield* requireOwnAccount(actor, id)
    yield* rateLimit.consume('accounts.email', user.id, rateLimits.mailPerAddress)
    yield* send(yield* reauthenticate(user, password), normalizeEmail(email))
    return { status: 'sent' as const }
  })
}

export type RequestEmailChange = ReturnType<typeof makeRequestEmailChange>
export const RequestEmailChange = token<RequestEmailChange>('accounts/RequestEmailChange')
