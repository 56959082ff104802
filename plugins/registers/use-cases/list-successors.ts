import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pagingOf, type RequestedPaging } from '#core/kernel/paging.ts'
import { Successors } from '../domain/successors.port.ts'

/** Lists closed facilities with their possible successors about which nobody has decided, page by page. */
export const ListSuccessors = define('registers/ListSuccessors', { successors: Successors }, ({ successors }) =>
  Effect.fn('registers.list-successors')(function* (_: Actor, requested: RequestedPaging) {
    return yield* successors.list(pagingOf(requested))
  }),
)
