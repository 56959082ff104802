import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pagingOf, type RequestedPaging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { Successors } from '../domain/successors.port.ts'

/** Lists closed facilities with their possible successors about which nobody has decided, page by page. */
export const makeListSuccessors = ({ successors }: { readonly successors: Successors }) =>
  Effect.fn('registers.list-successors')(function* (_: Actor, requested: RequestedPaging) {
    return yield* successors.list(pagingOf(requested))
  })

export type ListSuccessors = ReturnType<typeof makeListSuccessors>
export const ListSuccessors = token<ListSuccessors>('registers/ListSuccessors')
