import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Batches } from '../domain/batches.port.ts'

/** Lists all batches, newest first. */
export const makeListBatches = ({ batches }: { readonly batches: Batches }) =>
  Effect.fn('registers.list-batches')(function* (_: Actor, __: object) {
    return yield* batches.all()
  })

export type ListBatches = ReturnType<typeof makeListBatches>
export const ListBatches = token<ListBatches>('registers/ListBatches')
