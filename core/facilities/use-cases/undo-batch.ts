import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { define } from '#core/kernel/define.ts'
import { Failure } from '#core/kernel/failure.ts'
import { Localities } from '#core/places/localities.port.ts'
import { makeBuildRecords } from '../build-records.ts'

/** A later batch changed the same facilities and must be rolled back first. */
export class LaterBatchExists extends Failure('LaterBatchExists', 'conflict') {}

/** Owners have written about facilities that exist only because of the batch; without it, their words would be lost. */
export class OwnersHaveWritten extends Failure('OwnersHaveWritten', 'conflict') {}

/**
 * Restores the facilities that a batch changed and removes those it created; runs inside the caller's transaction.
 * Texts that owners and support have written stay and are built into the restored records; so is what facilities have by
 * themselves that were one when the batch changed them. Returns both counts.
 */
export const UndoBatch = define('core/UndoBatch', { facilities: Facilities, localities: Localities, tagging: Tagging }, (dependencies) => {
  const { facilities } = dependencies
  const buildRecords = makeBuildRecords(dependencies)
  return Effect.fn('facilities.undo-batch')(function* (_: Actor, { batchId }: { readonly batchId: string }) {
    const [later] = yield* facilities.laterBatches(batchId)
    if (later) return yield* new LaterBatchExists({ detail: `Batch ${later} changed the same facilities later. Roll it back first.` })
    const written = yield* facilities.writtenIn(batchId)
    const lost = written.find(({ created }) => created)
    if (lost)
      return yield* new OwnersHaveWritten({ detail: `The batch created facility ${lost.facilityId}, about which its owner has written.` })
    const separated = yield* facilities.separatedSince(batchId)
    const counts = yield* facilities.undo(batchId)
    for (const built of yield* buildRecords(yield* facilities.statementsOf(separated))) yield* facilities.saveWritten(built)
    for (const { created: _, ...statement } of written)
      for (const built of yield* buildRecords([statement])) yield* facilities.saveWritten(built)
    return counts
  })
})
