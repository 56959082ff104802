import type { AnyFailure } from '#core/kernel/failure.ts'
import { nameOf, type Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { DomainEvent, EventKind } from '#core/ports/events.ts'

/** Use-case that runs after an event. */
export interface Reaction {
  /** Name under which deliveries are stored: `registers/RefreshStatistics`. A renamed reaction is a new one. */
  readonly name: string
  readonly event: EventKind<DomainEvent>
  readonly handler: Token<AnyUseCase>
}

/**
 * Declares a reaction: a use-case whose input is the event and whose actor is the system. It runs after commit, in a
 * transaction of its own, at least once; what it writes to the database is there exactly once. A failed run is
 * repeated at growing intervals.
 */
export const on = <Event extends DomainEvent>(event: EventKind<Event>, does: Token<UseCase<Event, unknown, AnyFailure>>): Reaction => ({
  name: nameOf(does),
  event: event as unknown as Reaction['event'],
  handler: does as Reaction['handler'],
})
