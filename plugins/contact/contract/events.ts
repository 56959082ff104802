import { type DomainEvent, eventKind } from '#core/ports/events.ts'
import type { MessageKind } from './message.ts'

/** A message to customer service was stored. The event contains no personal data. */
export interface MessageReceived extends DomainEvent {
  readonly name: 'contact.message-received'
  readonly id: string
  readonly kind: MessageKind
}
export const MessageReceived = eventKind<MessageReceived>('contact.message-received')

/** A presentation was booked; `slot`: its start, ISO 8601 UTC. */
export interface PresentationBooked extends DomainEvent {
  readonly name: 'contact.presentation-booked'
  readonly id: string
  readonly slot: string
}
export const PresentationBooked = eventKind<PresentationBooked>('contact.presentation-booked')
