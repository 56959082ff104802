import { Schema } from 'effect'
import { messageKinds } from './message.ts'

const text = Schema.String

/** To the sender of a message; `text`: what was written. */
export const ReceiptMail = Schema.Struct({ number: text, name: text, text })
export type ReceiptMail = typeof ReceiptMail.Type

/** A message to customer service; `phone` and `url` may be empty. */
export const MessageMail = Schema.Struct({
  ...{ number: text, name: text, email: text, phone: text, url: text, text },
  kind: Schema.Literals(messageKinds),
})
export type MessageMail = typeof MessageMail.Type

/** To the one who booked; `slot`: when it begins, ISO 8601 UTC, `token`: what opens the booking. */
export const BookedMail = Schema.Struct({ name: text, slot: text, phone: text, token: text })
export type BookedMail = typeof BookedMail.Type

/** A booking, to customer service; `facility`: an id, or empty. */
export const BookingMail = Schema.Struct({ name: text, slot: text, email: text, phone: text, facility: text })
export type BookingMail = typeof BookingMail.Type

/** To the one who called a presentation off. */
export const CancelledMail = Schema.Struct({ name: text, slot: text })
export type CancelledMail = typeof CancelledMail.Type

/** What was called off, to customer service. */
export const CancellationMail = Schema.Struct({ name: text, slot: text, email: text, phone: text })
export type CancellationMail = typeof CancellationMail.Type
