import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { messageKinds } from './contract/message.ts'

const text = Schema.String

/** Receipt to the address that the sender of a message has typed. */
export const ReceiptMail = Schema.Struct({ number: text, name: text })
export type ReceiptMail = typeof ReceiptMail.Type

/** Message to customer service; `phone` and `url` may be empty. */
export const MessageMail = Schema.Struct({
  number: text,
  name: text,
  email: text,
  phone: text,
  url: text,
  text,
  kind: Schema.Literals(messageKinds),
})
export type MessageMail = typeof MessageMail.Type

/** Confirmation to the person who booked; `slot`: start, ISO 8601 UTC; `token`: gives access to the booking. */
export const BookedMail = Schema.Struct({ name: text, slot: text, phone: text, token: text })
export type BookedMail = typeof BookedMail.Type

/** Booking, to customer service; `facility`: an id, or empty. */
export const BookingMail = Schema.Struct({ name: text, slot: text, email: text, phone: text, facility: text })
export type BookingMail = typeof BookingMail.Type

/** Confirmation to the person who cancelled a presentation. */
export const CancelledMail = Schema.Struct({ name: text, slot: text })
export type CancelledMail = typeof CancelledMail.Type

/** Cancellation, to customer service. */
export const CancellationMail = Schema.Struct({ name: text, slot: text, email: text, phone: text })
export type CancellationMail = typeof CancellationMail.Type

const contact = { name: 'Anna Test', email: 'anna@example.test', phone: '+48 600 000 000' }
const slot = '2026-11-23T08:15:00.000Z'
const number = 'K-7F3A-92QD'

/** Mail templates to senders, to those who book, and to customer service, with sample values. */
export const contactMails = [
  mail('receipt', ReceiptMail, { number, name: contact.name }),
  mail('message', MessageMail, { ...contact, number, kind: 'data_error', url: '', text: 'Test\n1, 2, 3' }),
  mail('booked', BookedMail, { name: contact.name, phone: contact.phone, slot, token: '0123456789abcdef0123456789abcdef' }),
  mail('booking', BookingMail, { ...contact, slot, facility: '' }),
  mail('cancelled', CancelledMail, { name: contact.name, slot }),
  mail('cancellation', CancellationMail, { ...contact, slot }),
]
