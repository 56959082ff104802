import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Audit, type AuditRecord } from '#core/ports/audit.ts'
import { type DomainEvent, Events } from '#core/ports/events.ts'

/** Change of an aggregate as its domain decides it: the aggregate after an act, the entry in the audit log, and the events to raise. */
export interface Change<Aggregate> {
  readonly aggregate: Aggregate
  readonly audit: Omit<AuditRecord, 'actor'>
  readonly events: readonly DomainEvent[]
}

/**
 * Stores a change with its audit entry and its events, in the running transaction; returns the aggregate. The caller
 * has locked the aggregate.
 */
export const ApplyChange = define(
  'core/ApplyChange',
  { audit: Audit, events: Events },
  ({ audit, events }) =>
    <Aggregate, E>(
      actor: Actor,
      change: Change<Aggregate>,
      save: (aggregate: Aggregate) => Effect.Effect<unknown, E>,
    ): Effect.Effect<Aggregate, E> =>
      Effect.gen(function* () {
        yield* save(change.aggregate)
        yield* audit.record({ actor, ...change.audit })
        for (const event of change.events) yield* events.emit(event)
        return change.aggregate
      }),
)
