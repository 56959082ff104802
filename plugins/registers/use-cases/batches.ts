import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { UndoBatch } from '#core/facilities/use-cases/undo-batch.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { registersApi } from '../contract/api.ts'
import { BatchAlreadyRolledBack } from '../contract/errors.ts'
import { BatchRolledBack } from '../contract/events.ts'
import { Batches } from '../domain/batches.port.ts'
import { Successors } from '../domain/successors.port.ts'

/** Lists all batches, newest first. */
export const ListBatches = define('registers/ListBatches', { batches: Batches }, ({ batches }) =>
  Effect.fn('registers.list-batches')(function* (_: Actor, __: object) {
    return yield* batches.all()
  }),
)

/** Rolls a batch back: restores what it changed, removes what it created, and forgets the successors that it found. */
export const RollBackBatch = handler(
  registersApi.rollBackBatch,
  {
    batches: Batches,
    successors: Successors,
    facilities: Facilities,
    undoBatch: UndoBatch,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
  },
  ({ batches, successors, facilities, undoBatch, audit, events, clock, transaction }) =>
    Effect.fn('registers.roll-back-batch')(function* (actor, { batch: id }) {
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
    }, transaction),
)
