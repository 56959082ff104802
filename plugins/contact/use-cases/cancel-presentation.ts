import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Presentations } from '../domain/presentations.port.ts'

interface Dependencies {
  readonly presentations: Presentations
  readonly mailQueue: MailQueue
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Cancels a presentation for the bearer of its token and frees the slot; mails both sides, once. */
export const makeCancelPresentation = ({ presentations, mailQueue, clock, transaction }: Dependencies) =>
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
  }, transaction)

export type CancelPresentation = ReturnType<typeof makeCancelPresentation>
export const CancelPresentation = token<CancelPresentation>('contact/CancelPresentation')
