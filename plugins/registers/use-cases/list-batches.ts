import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Batches } from '../domain/batches.port.ts'

/** Lists all batches, newest first. */
export const ListBatches = define('registers/ListBatches', { batches: Batches }, ({ batches }) =>
  Effect.fn('registers.list-batches')(function* (_: Actor, __: object) {
    return yield* batches.all()
  }),
)
