import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { MailNotFailed, MailNotFound } from '../contract/errors.ts'
import type { MailLog } from '../domain/mail-log.port.ts'

interface Dependencies {
  readonly log: MailLog
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Queues a mail again that was given up; of two desks that do so at once, one queues it. */
export const makeRetryMail = ({ log, audit, clock, transaction }: Dependencies) =>
  Effect.fn('support.retry-mail')(function* (actor: Actor, { id }: { readonly id: string }) {
    if (!(yield* log.find(id))) return yield* new MailNotFound()
    if (!(yield* log.retry(id, clock.now().toISOString()))) return yield* new MailNotFailed()
    const mail = yield* log.find(id)
    if (!mail) return yield* new MailNotFound()
    yield* audit.record({ actor, action: 'support.mail-retried', subject: null, about: { mail: id, template: mail.template } })
    return mail
  }, transaction)

export type RetryMail = ReturnType<typeof makeRetryMail>
export const RetryMail = token<RetryMail>('support/RetryMail')
