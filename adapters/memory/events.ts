import { Effect } from 'effect'
import type { DomainEvent, Events } from '#core/ports/events.ts'
import { makeList } from './recoverable.ts'

/** Creates an outbox that collects events in `emitted`. */
export const makeEvents = () => {
  const { items: emitted, snapshot } = makeList<DomainEvent>()
  return { emit: (event) => Effect.sync(() => void emitted.push(event)), emitted, snapshot } satisfies Events & Record<string, unknown>
}
