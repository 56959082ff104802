import type { AnyFailure } from '#core/kernel/failure.ts'
import { nameOf, type Token } from '#core/kernel/token.ts'
import type { AnyUseCase, UseCase } from '#core/kernel/use-case.ts'
import type { DomainEvent, EventKind } from '#core/ports/events.ts'

/** What is done because something happened. */
export interface Reaction {
  /** The reaction's own name, under which its deliveries are kept: `registers/RefreshStatistics`. Renamed, it is another. */
  readonly name: string
  readonly event: string
  readonly handler: Token<AnyUseCase>
}

/**
 * Declares a reaction: a use-case whose input is the event and whose actor is the platform itself. It runs after the change is committed, in a
 * transaction of its own, at least once; what it writes to the database is there exactly once. A failure repeats it, the longer the later.
 */
export const on = <Event extends DomainEvent>(
  { name: event }: EventKind<Event>,
  does: Token<UseCase<Event, unknown, AnyFailure>>,
): Reaction => ({ name: nameOf(does), event, handler: does as Reaction['handler'] })
