import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Db } from './unit-of-work.ts'

/** Events as rows of the outbox, written with the change that caused them; a server that listens relays them once they are committed. */
export const makeOutbox = ({ db, clock }: { db: Db; clock: Clock }): Events => ({
  emit: (event) =>
    Effect.asVoid(
      db.rows(
        `with kept as (insert into outbox (id, name, event, happened_at) values (?, ?, ?::jsonb, ?) returning 1) select pg_notify('outbox', '') from kept`,
        [newId(), event.name, JSON.stringify(event), clock.now().toISOString()],
      ),
    ),
})
