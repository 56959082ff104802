import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Something that happened, in the past tense, as plain data; versioned by adding fields. */
export interface DomainEvent {
  readonly name: string
}

/** One kind of event: the name it is kept under, and how one is made of what happened. Reactions and purges are declared by it. */
export interface EventKind<Event extends DomainEvent> {
  readonly name: Event['name']
  of(happened: Omit<Event, 'name'>): Event
}

/** Declares a kind of event in a plugin's contract: `const EditionImported = eventKind<EditionImported>('registers.edition-imported')`. */
export const eventKind = <Event extends DomainEvent>(name: Event['name']): EventKind<Event> => ({
  name,
  of: (happened) => ({ ...happened, name }) as Event,
})

/** Events are stored in the outbox inside the transaction of the change that caused them. */
export interface Events {
  emit(event: DomainEvent): Effect.Effect<void>
}
export const Events = token<Events>('core/Events')
