import { Effect } from 'effect'
import type { DomainEvent } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Db } from './unit-of-work.ts'

/** Has a reaction take an event of the outbox, in one transaction with the note that it did. */
export type Deliver = <E>(
  delivery: { readonly event: string; readonly reaction: string },
  react: (event: DomainEvent) => Effect.Effect<unknown, E>,
) => Effect.Effect<void, E>

/**
 * Delivers what is asked any number of times once: the note's key is event and reaction, and whoever comes second waits for the first and finds
 * it. A failure takes the note back with all that the reaction wrote.
 */
export const makeDeliver =
  ({ db, transaction }: { readonly db: Db; readonly transaction: Transaction }): Deliver =>
  ({ event, reaction }, react) =>
    transaction(
      Effect.gen(function* () {
        const [taken] = yield* db.rows<{ event: DomainEvent }>(
          `with noted as (insert into outbox_delivery (event_id, reaction) select id, ? from outbox where id = ? on conflict do nothing returning event_id)
           select o.event from noted join outbox o on o.id = noted.event_id`,
          [reaction, event],
        )
        if (taken) yield* react(taken.event)
      }),
    )
