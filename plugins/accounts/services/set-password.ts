import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import { InvitationAccepted } from '../contract/events.ts'
import type { Account } from '../domain/account.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { EndAccess } from './end-access.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly endAccess: EndAccess
  readonly mailQueue: MailQueue
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
}

/** Sets a new password, ends what depends on the previous one and informs the owner by mail. */
export const makeSetPassword = ({ accounts, endAccess, mailQueue, audit, events, clock }: Dependencies) =>
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
  })

export type SetPassword = ReturnType<typeof makeSetPassword>
export const SetPassword = token<SetPassword>('accounts/SetPassword')
