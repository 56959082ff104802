import { Schema } from 'effect'
import { eventKind } from '#core/ports/events.ts'
import { messageKinds } from './message.ts'

/** A message to customer service was stored. The event contains no personal data. */
export const MessageReceived = eventKind('contact.message-received', {
  id: Schema.String,
  kind: Schema.Literals(messageKinds),
})

/** A presentation was booked; `slot`: its start, ISO 8601 UTC. */
export const PresentationBooked = eventKind('contact.presentation-booked', {
  id: Schema.String,
  slot: Schema.String,
})
