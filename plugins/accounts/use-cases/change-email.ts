import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mailbox.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { EmailTokenNotFound } from '../contract/failures.ts'
import type { OneTimeTokens, Opened } from '../domain/one-time-words.port.ts'
import type { Sessions } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly words: OneTimeTokens
  readonly mailQueue: MailQueue
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

const emailOf = ({ payload }: Opened) => (payload as { readonly email: string }).email

/**
 * Changes an e-mail by the word of a mail, which signs out everywhere (specification §4): `confirm` to the address that was asked for, and the old one is
 * written to, with a word that undoes it for three days; `undo` back to it.
 */
export const makeChangeEmail = ({ accounts, sessions, words, mailQueue, audit, clock, transaction }: Dependencies) => {
  const change = (does: 'confirm' | 'undo') =>
    Effect.fn(`accounts.email-${does}`)(function* (actor: Actor, { token: word }: { readonly token: string }) {
      const opened = yield* words.take(`email-${does}`, word)
      if (!opened?.account_id) return yield* new EmailTokenNotFound()
      const account = yield* accounts.byId(opened.account_id).pipe(Effect.catchTag('AccountNotFound', () => new EmailTokenNotFound()))
      const [email, at] = [emailOf(opened), clock.now().toISOString()]
      yield* accounts.setEmail(account.id, email)
      yield* sessions.endAll(account.id, 'email_changed', at)
      yield* audit.note({ actor, action: `accounts.email-${does}`, subject: account.id })
      if (does === 'confirm') {
        const undo = yield* words.give('email-undo', account.id, { email: account.email })
        const values = { name: account.first_name, token: undo, at }
        const told = { to: account.email, language: account.language, template: 'accounts.mail.email-undo' as const, values }
        yield* mailQueue.enqueue({ ...told, key: `accounts.email-undo:${newId()}` })
      }
      return { status: 'changed' as const }
    }, transaction)
  return { confirm: change('confirm'), undo: change('undo') }
}

type ChangeEmail = ReturnType<typeof makeChangeEmail>
export type ConfirmEmail = ChangeEmail['confirm']
export const ConfirmEmail = token<ConfirmEmail>('accounts/ConfirmEmail')
export type UndoEmail = ChangeEmail['undo']
export const UndoEmail = token<UndoEmail>('accounts/UndoEmail')
