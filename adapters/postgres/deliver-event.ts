import { Effect } from 'effect'
import type { Reaction } from '#core/plugin/reactions.ts'
import { type DomainEvent, decodeEvent } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Db } from './unit-of-work.ts'

/** Delivers an event of the outbox to a reaction and records the delivery, in one transaction. */
export type DeliverEvent = <E>(
  eventId: string,
  reaction: Reaction,
  react: (event: DomainEvent) => Effect.Effect<unknown, E>,
) => Effect.Effect<void, E>

/**
 * Delivers each event to each reaction once, however often it is called: the delivery row's key is event and reaction,
 * and a concurrent call waits for the first and finds that row. A failure rolls back the row with everything that the
 * reaction wrote; a stored event that does not match its Schema is such a failure and names the field.
 */
export const makeDeliverEvent =
  ({ db, transaction }: { readonly db: Db; readonly transaction: Transaction }): DeliverEvent =>
  (eventId, { name, event: kind }, react) =>
    transaction(
      Effect.gen(function* () {
        const [claimed] = yield* db.rows<{ event: unknown }>(
          `with delivery as (insert into outbox_delivery (event_id, reaction) select id, ? from outbox where id = ? on conflict do nothing returning event_id)
           select o.event from delivery join outbox o on o.id = delivery.event_id`,
          [name, eventId],
        )
        if (claimed) yield* react(yield* decodeEvent(kind, claimed.event))
      }),
    )
