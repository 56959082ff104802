import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Presentations } from '../domain/presentations.port.ts'

/** Cancels a presentation for the bearer of its token and frees the slot; mails both sides, once. */
export const CancelPresentation = define(
  'contact/CancelPresentation',
  { presentations: Presentations, mailQueue: MailQueue, clock: Clock, transaction: Transaction },
  ({ presentations, mailQueue, clock, transaction }) =>
    Effect.fn('contact.cancel-presentation')(function* (_: Actor, { token }: { readonly token: string }) {
      const { id, slot, name, email, phone, language } = yield* presentations.byToken(token)
      if (!(yield* presentations.cancel(id, clock.now().toISOString()))) return
      const values = { name, slot }
      yield* mailQueue.enqueue({ to: email, language, template: 'contact.mail.cancelled', values, key: `contact.cancelled:${id}` })
      const details = { ...values, email, phone }
      yield* mailQueue.enqueue({
        to: null,
        language: 'pl',
        template: 'contact.mail.cancellation',
        values: details,
        key: `contact.cancellation:${id}`,
      })
    }, transaction),
)
