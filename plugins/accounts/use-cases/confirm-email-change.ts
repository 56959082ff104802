import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { EmailTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { emailOf } from '../domain/email-token.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { consumeLink } from '../services/consume-link.ts'
import { EndAccess } from '../services/end-access.ts'

/**
 * Sets the requested e-mail address by the token mailed to it, signs out on all devices and mails the old address a
 * link that undoes the change for three days.
 */
export const ConfirmEmailChange = handler(
  accountsApi.confirmEmailChange,
  {
    accounts: AccountRepository,
    tokens: OneTimeTokens,
    endAccess: EndAccess,
    mailQueue: MailQueue,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, tokens, endAccess, mailQueue, audit, clock, transaction }) =>
    Effect.fn('accounts.confirm-email-change')(function* (actor, { token: mailedToken }) {
      const found = yield* consumeLink({ accounts, tokens }, 'email-confirm', mailedToken)
      if (!found) return yield* new EmailTokenNotFound()
      const { id, email: before, first_name: name, language } = found.account
      const email = emailOf(found.link)
      // Somebody else may have registered the address without ever confirming it.
      yield* accounts.removeUnactivated(email)
      yield* accounts.setEmail(id, email)
      yield* endAccess(id, 'email_changed')
      yield* audit.record({ actor, action: 'accounts.email-confirm', subject: id })
      const values = { name, token: yield* tokens.issue('email-undo', id, { email: before }), at: clock.now().toISOString() }
      yield* mailQueue.enqueue({
        to: before,
        language,
        template: 'accounts.mail.email-undo',
        values,
        key: `accounts.email-undo:${newId()}`,
      })
      return { status: 'changed' as const }
    }, transaction),
)
