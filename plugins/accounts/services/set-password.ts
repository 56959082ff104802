import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { InvitationAccepted } from '../contract/events.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { EndAccess } from './end-access.ts'

/** Sets a new password, ends what depends on the previous one and informs the owner by mail. */
export const SetPassword = define(
  'accounts/SetPassword',
  { accounts: AccountRepository, endAccess: EndAccess, mailQueue: MailQueue, audit: Audit, events: Events, clock: Clock },
  ({ accounts, endAccess, mailQueue, audit, events, clock }) =>
    Effect.fn('accounts.set-password')(function* (
      actor: Actor,
      { id, email, language, first_name: name, one_time_until }: Account,
      hash: string,
    ) {
      const at = clock.now().toISOString()
      yield* accounts.setPassword(id, hash)
      yield* endAccess(id, 'password_changed')
      yield* audit.record({ actor, action: 'accounts.password-changed', subject: id })
      if (one_time_until !== null) yield* events.emit(InvitationAccepted.of({ accountId: id }))
      const values = { name, at }
      yield* mailQueue.enqueue({
        to: email,
        language,
        template: 'accounts.mail.password-changed',
        values,
        key: `accounts.password:${newId()}`,
      })
    }),
)
