import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import type { FactorChange } from '../contract/mails.ts'
import type { Account } from '../domain/account.ts'

/** Writes a change of second factors or the use of a recovery code to the audit log and informs the owner by mail. */
export const NotifyFactorChange = define(
  'accounts/NotifyFactorChange',
  { mailQueue: MailQueue, audit: Audit, clock: Clock },
  ({ mailQueue, audit, clock }) =>
    Effect.fn('accounts.notify-factor-change')(function* (actor: Actor, account: Account, what: FactorChange) {
      const { id, email, language, first_name: name } = account
      yield* audit.record({ actor, action: `accounts.${what}`, subject: id })
      const values = { name, what, at: clock.now().toISOString() }
      yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.factor-changed', values, key: `accounts.factor:${newId()}` })
    }),
)
