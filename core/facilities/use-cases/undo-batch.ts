import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { Facilities } from '../facilities.port.ts'

/** A later batch changed the same facilities and must be rolled back first. */
export class LaterBatchExists extends Failure('LaterBatchExists', 'conflict') {}

/** Restores the facilities that a batch changed and removes those it created; runs inside the caller's transaction. Returns both counts. */
export const makeUndoBatch = ({ facilities }: { readonly facilities: Facilities }) =>
  Effect.fn('facilities.undo-batch')(function* (_: Actor, { batchId }: { readonly batchId: string }) {
    const [later] = yield* facilities.laterBatches(batchId)
    if (later) return yield* new LaterBatchExists({ detail: `Batch ${later} changed the same facilities later. Roll it back first.` })
    return yield* facilities.undo(batchId)
  })

export type UndoBatch = ReturnType<typeof makeUndoBatch>
export const UndoBatch = token<UndoBatch>('core/UndoBatch')
