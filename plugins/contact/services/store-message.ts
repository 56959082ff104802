import { Effect } from 'effect'
import { mayGetReceipt } from '#core/access/receipts.ts'
import { define } from '#core/kernel/define.ts'
import { Events } from '#core/ports/events.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { MessageReceived } from '../contract/events.ts'
import { ContactMessages } from '../domain/contact.port.ts'
import type { ContactMessage } from '../domain/message.ts'

/** Stores a message once, even when delivered twice; mails a receipt to the sender and the message to customer service. */
export const StoreMessage = define(
  'contact/StoreMessage',
  { messages: ContactMessages, mailQueue: MailQueue, events: Events, rateLimit: RateLimit, transaction: Transaction },
  ({ messages, mailQueue, events, rateLimit, transaction }) =>
    Effect.fn('contact.store-message')(function* (message: ContactMessage) {
      if (!(yield* messages.add(message))) return
      const { id, kind, language, number, name, email } = message
      const text = message.message
      const receipt = { to: email, language, template: 'contact.mail.receipt', values: { number, name } } as const
      if (yield* mayGetReceipt(rateLimit, email)) yield* mailQueue.enqueue({ ...receipt, key: `contact.receipt:${id}` })
      yield* mailQueue.enqueue({
        to: null,
        language: 'pl',
        template: 'contact.mail.message',
        values: { number, kind, name, email, phone: message.phone ?? '', url: message.url ?? '', text },
        key: `contact.message:${id}`,
      })
      yield* events.emit(MessageReceived.of({ id, kind }))
    }, transaction),
)
