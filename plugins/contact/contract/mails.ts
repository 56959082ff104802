import { Schema } from 'effect'
import { messageKinds } from './message.ts'

const text = Schema.String

/** Receipt to the sender of a message; `text`: the message. */
export const ReceiptMail = Schema.Struct({ number: text, name: text, text })
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
