import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BatchTakenBack } from '../contract/events.ts'
import { BatchRolledBack, type Batches } from '../domain/batches.port.ts'

interface Dependencies {
  readonly batches: Batches
  readonly facilities: Facilities
  readonly undoBatch: UndoBatch
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Takes a batch back: what it changed is as before, what it brought is gone. */
export const makeRollBackBatch = ({ batches, facilities, undoBatch, events, clock, transaction }: Dependencies) =>
  Effect.fn('registers.roll-back-batch')(function* (actor: Actor, { batch: id }: { readonly batch: string }) {
    yield* facilities.holdBatchLock()
    const batch = yield* batches.get(id)
    if (batch.rolled_back_at) return yield* new BatchRolledBack({ detail: `Batch ${id} was rolled back on ${batch.rolled_back_at}.` })

    const done = yield* undoBatch(actor, { batchId: id })

    yield* batches.markRolledBack(id, clock.now().toISOString())
    yield* events.emit(BatchTakenBack.of({ batch: id }))
    return { batch: id, register: batch.register, edition: batch.edition_on, ...done }
  }, transaction)

export type RollBackBatch = ReturnType<typeof makeRollBackBatch>
export const RollBackBatch = token<RollBackBatch>('registers/RollBackBatch')
