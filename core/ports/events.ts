import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Something that happened, in the past tense, as plain data; versioned by adding fields. */
export interface DomainEvent {
  readonly name: string
}

/** Events are stored in the outbox inside the transaction of the change that caused them. */
export interface Events {
  emit(event: DomainEvent): Effect.Effect<void>
}
export const Events = token<Events>('core/Events')
