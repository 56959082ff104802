import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Domain event: plain data named in the past tense; versioned by adding fields. */
export interface DomainEvent {
  readonly name: string
}

/** Event type: its stored name and a constructor. Reactions and cache invalidations refer to it. */
export interface EventKind<Event extends DomainEvent> {
  readonly name: Event['name']
  of(payload: Omit<Event, 'name'>): Event
}

/** Declares an event type in a plugin's contract: `const EditionImported = eventKind<EditionImported>('registers.edition-imported')`. */
export const eventKind = <Event extends DomainEvent>(name: Event['name']): EventKind<Event> => ({
  name,
  of: (payload) => ({ ...payload, name }) as Event,
})

/** Stores events in the outbox, inside the transaction of the change that caused them. */
export interface Events {
  emit(event: DomainEvent): Effect.Effect<void>
}
export const Events = token<Events>('core/Events')
