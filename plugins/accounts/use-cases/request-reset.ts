import { Effect } from 'effect'
import { type Actor, addressOf } from '#core/access/actor.ts'
import { atLeast } from '#core/kernel/at-least.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Mailbox } from '#core/ports/mailbox.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { foldEmail } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { allowances, evenMilliseconds } from '../domain/allowances.ts'
import type { OneTimeWords } from '../domain/one-time-words.port.ts'

interface Needs {
  readonly accounts: AccountStore
  readonly words: OneTimeWords
  readonly mailbox: Mailbox
  readonly rateLimit: RateLimit
  readonly transaction: Transaction
}

/** Writes a mail by which a forgotten password is replaced; the answer is the same whether there is such an account or not. */
export const makeRequestReset = ({ accounts, words, mailbox, rateLimit, transaction }: Needs) => {
  const send = Effect.fn('accounts.send-reset')(function* (email: string) {
    const account = yield* accounts.byEmail(email)
    if (!account) return
    const { id, language, first_name: name } = account
    const values = { name, token: yield* words.give('reset', id) }
    yield* mailbox.post({ to: email, language, template: 'accounts.mail.reset', values, key: `accounts.reset:${newId()}` })
  }, transaction)

  return Effect.fn('accounts.request-reset')(function* (actor: Actor, asked: { readonly email: string }) {
    const email = foldEmail(asked.email)
    yield* rateLimit.take('accounts.mail', addressOf(actor), allowances.mailAnywhere)
    yield* rateLimit.take('accounts.reset', `${addressOf(actor)} ${email}`, allowances.mailTo)
    yield* atLeast(evenMilliseconds, send(email))
    return { status: 'sent' as const }
  })
}

export type RequestReset = ReturnType<typeof makeRequestReset>
export const RequestReset = token<RequestReset>('accounts/RequestReset')
