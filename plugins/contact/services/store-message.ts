import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Events } from '#core/ports/events.ts'
import type { MailQueue } from '#core/ports/mail-queue.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { MessageReceived } from '../contract/events.ts'
import type { ContactMessage } from '../domain/message.ts'
import type { ContactMessages } from '../domain/messages.port.ts'

interface Dependencies {
  readonly messages: ContactMessages
  readonly mailQueue: MailQueue
  readonly events: Events
  readonly transaction: Transaction
}

/** Stores a message once, even when delivered twice; mails a receipt to the sender and the message to customer service. */
export const makeStoreMessage = ({ messages, mailQueue, events, transaction }: Dependencies) =>
  Effect.fn('contact.store-message')(function* (message: ContactMessage) {
    if (!(yield* messages.add(message))) return
    const { id, kind, language, number, name, email } = message
    const text = message.message
    yield* mailQueue.enqueue({
      to: email,
      language,
      template: 'contact.mail.receipt',
      values: { number, name, text },
      key: `contact.receipt:${id}`,
    })
    yield* mailQueue.enqueue({
      to: null,
      language: 'pl',
      template: 'contact.mail.message',
      values: { number, kind, name, email, phone: message.phone ?? '', url: message.url ?? '', text },
      key: `contact.message:${id}`,
    })
    yield* events.emit(MessageReceived.of({ id, kind }))
  }, transaction)

export type StoreMessage = ReturnType<typeof makeStoreMessage>
export const StoreMessage = token<StoreMessage>('contact/StoreMessage')
