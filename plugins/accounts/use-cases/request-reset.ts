import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { atLeast } from '#core/kernel/at-least.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { normalizeEmail } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits, evenMilliseconds } from '../domain/allowances.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly words: OneTimeTokens
  readonly mailQueue: MailQueue
  readonly rateLimit: RateLimit
  readonly transaction: Transaction
}

/** Writes a mail by which a forgotten password is replaced; the answer is the same whether there is such an account or not. */
export const makeRequestReset = ({ accounts, words, mailQueue, rateLimit, transaction }: Dependencies) => {
  const send = Effect.fn('accounts.send-reset')(function* (email: string) {
    const account = yield* accounts.byEmail(email)
    if (!account) return
    const { id, language, first_name: name } = account
    const values = { name, token: yield* words.give('reset', id) }
    yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.reset', values, key: `accounts.reset:${newId()}` })
  }, transaction)

  return Effect.fn('accounts.request-reset')(function* (actor: Actor, asked: { readonly email: string }) {
    const email = normalizeEmail(asked.email)
    yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailAnywhere)
    yield* rateLimit.consume('accounts.reset', `${networkKey(actor)} ${email}`, rateLimits.mailTo)
    yield* atLeast(evenMilliseconds, send(email))
    return { status: 'sent' as const }
  })
}

export type RequestReset = ReturnType<typeof makeRequestReset>
export const RequestReset = token<RequestReset>('accounts/RequestReset')
