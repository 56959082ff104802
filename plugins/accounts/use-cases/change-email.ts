import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { EmailTokenNotFound } from '../contract/errors.ts'
import type { OneTimeTokens, StoredToken } from '../domain/one-time-tokens.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly tokens: OneTimeTokens
  readonly mailQueue: MailQueue
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

const emailOf = ({ payload }: StoredToken) => (payload as { readonly email: string }).email

/**
 * Creates both use-cases that change an e-mail address by a mailed token and sign out on all devices (specification §4): `confirm` sets the requested
 * address and sends the old one a link that undoes the change for three days; `undo` restores the old address.
 */
export const makeChangeEmail = ({ accounts, sessions, tokens, mailQueue, audit, clock, transaction }: Dependencies) => {
  const change = (action: 'confirm' | 'undo') =>
    Effect.fn(`accounts.email-${action}`)(function* (actor: Actor, { token: mailedToken }: { readonly token: string }) {
      const stored = yield* tokens.consume(`email-${action}`, mailedToken)
      if (!stored?.account_id) return yield* new EmailTokenNotFound()
      const account = yield* accounts.byId(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new EmailTokenNotFound()))
      const [email, at] = [emailOf(stored), clock.now().toISOString()]
      yield* accounts.setEmail(account.id, email)
      yield* sessions.endAll(account.id, 'email_changed', at)
      yield* audit.record({ actor, action: `accounts.email-${action}`, subject: account.id })
      if (action === 'confirm') {
        const undoToken = yield* tokens.issue('email-undo', account.id, { email: account.email })
        const values = { name: account.first_name, token: undoToken, at }
        const mail = { to: account.email, language: account.language, template: 'accounts.mail.email-undo' as const, values }
        yield* mailQueue.enqueue({ ...mail, key: `accounts.email-undo:${newId()}` })
      }
      return { status: 'changed' as const }
    }, transaction)
  return { confirm: change('confirm'), undo: change('undo') }
}

type ChangeEmail = ReturnType<typeof makeChangeEmail>
export type ConfirmEmailChange = ChangeEmail['confirm']
export const ConfirmEmailChange = token<ConfirmEmailChange>('accounts/ConfirmEmailChange')
export type UndoEmailChange = ChangeEmail['undo']
export const UndoEmailChange = token<UndoEmailChange>('accounts/UndoEmailChange')
