import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BatchAlreadyRolledBack } from '../contract/errors.ts'
import { BatchRolledBack } from '../contract/events.ts'
import type { Batches } from '../domain/batches.port.ts'
import type { Successors } from '../domain/successors.port.ts'

interface Dependencies {
  readonly batches: Batches
  readonly successors: Successors
  readonly facilities: Facilities
  readonly undoBatch: UndoBatch
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Rolls a batch back: restores what it changed, removes what it created, and forgets the successors that it found. */
export const makeRollBackBatch = ({ batches, successors, facilities, undoBatch, audit, events, clock, transaction }: Dependencies) =>
  Effect.fn('registers.roll-back-batch')(function* (actor: Actor, { batch: id }: { readonly batch: string }) {
    yield* facilities.acquireBatchLock()
    const batch = yield* batches.get(id)
    if (batch.rolled_back_at)
      return yield* new BatchAlreadyRolledBack({ detail: `Batch ${id} was rolled back on ${batch.rolled_back_at}.` })

    const result = yield* undoBatch(actor, { batchId: id })

    yield* successors.forget(id)
    yield* batches.markRolledBack(id, clock.now().toISOString())
    const about = { batch: id, register: batch.register, edition: batch.edition_on, ...result }
    yield* audit.record({ actor, action: 'registers.batch-rolled-back', subject: null, about })
    yield* events.emit(BatchRolledBack.of({ batch: id }))
    return about
  }, transaction)

export type RollBackBatch = ReturnType<typeof makeRollBackBatch>
export const RollBackBatch = token<RollBackBatch>('registers/RollBackBatch')
