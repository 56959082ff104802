import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { supportApi } from '../contract/api.ts'
import { MailNotFailed, MailNotFound } from '../contract/errors.ts'
import { MailLog } from '../domain/mail-log.port.ts'

/** Queues a mail again that was given up; of two desks that do so at once, one queues it. */
export const RetryMail = handler(
  supportApi.retryMail,
  { log: MailLog, audit: Audit, clock: Clock, transaction: Transaction },
  ({ log, audit, clock, transaction }) =>
    Effect.fn('support.retry-mail')(function* (actor, { id }) {
      if (!(yield* log.find(id))) return yield* new MailNotFound()
      if (!(yield* log.retry(id, clock.now().toISOString()))) return yield* new MailNotFailed()
      const mail = yield* log.find(id)
      if (!mail) return yield* new MailNotFound()
      yield* audit.record({ actor, action: 'support.mail-retried', subject: null, about: { mail: id, template: mail.template } })
      return mail
    }, transaction),
)
