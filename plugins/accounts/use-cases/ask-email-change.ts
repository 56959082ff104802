import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { type Account, normalizeEmail } from '../domain/account.ts'
import { rateLimits } from '../domain/allowances.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'
import { ownAccount } from './own-account.ts'
import type { OwnPassword } from './own-password.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly words: OneTimeTokens
  readonly mailQueue: MailQueue
  readonly rateLimit: RateLimit
  readonly transaction: Transaction
}

/** Asks the new address to confirm itself; until it does everything stays. Whether it is another's already is told when it confirms, to nobody else. */
export const makeAskEmailChange = ({ ownPassword, words, mailQueue, rateLimit, transaction }: Dependencies) => {
  const send = Effect.fn('accounts.send-email-confirm')(function* (account: Account, email: string) {
    const values = { name: account.first_name, token: yield* words.give('email-confirm', account.id, { email }) }
    const told = { to: email, language: account.language, template: 'accounts.mail.email-confirm' as const, values }
    yield* mailQueue.enqueue({ ...told, key: `accounts.email-confirm:${newId()}` })
  }, transaction)

  return Effect.fn('accounts.ask-email-change')(function* (
    actor: Actor,
    { id, email, password }: { readonly id: string; readonly email: string; readonly password: string },
  ) {
    const user = yield* ownAccount(actor, id)
    yield* rateLimit.consume('accounts.email', user.id, rateLimits.mailTo)
    yield* send(yield* ownPassword(user, password), normalizeEmail(email))
    return { status: 'sent' as const }
  })
}

export type AskEmailChange = ReturnType<typeof makeAskEmailChange>
export const AskEmailChange = token<AskEmailChange>('accounts/AskEmailChange')
