import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import type { Successors } from '../domain/successors.port.ts'
import { successionsOf } from '../domain/successors.ts'

/** Finds possible successors among the facilities that a batch closed and added, and stores them; returns those that were not known. */
export const makeFindSuccessors = ({ successors, clock }: { readonly successors: Successors; readonly clock: Clock }) =>
  Effect.fn('registers.find-successors')(function* (batchId: string) {
    const { closed, added } = yield* successors.candidates(batchId)
    return yield* successors.add(batchId, successionsOf(closed, added), clock.now().toISOString())
  })
