import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { storedTrace, withTrace } from '#core/kernel/trace.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Db } from './unit-of-work.ts'

/** Writes events to the outbox, in the transaction of the change that caused them; a server relays them after commit. */
export const makeOutbox = ({ db, clock }: { db: Db; clock: Clock }): Events => ({
  emit: (event) =>
    withTrace((trace) =>
      Effect.asVoid(
        db.rows(
          `with inserted as (insert into outbox (id, name, event, happened_at, trace) values (?, ?, ?::jsonb, ?, ?) returning 1)
           select notify_feed('outbox') from inserted`,
          [newId(), event.name, JSON.stringify(event), clock.now().toISOString(), storedTrace(trace)],
        ),
      ),
    ),
})
