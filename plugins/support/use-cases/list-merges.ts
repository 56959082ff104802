import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pagingOf, type RequestedPaging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { Merges } from '../domain/merges.port.ts'

/** Lists merges of facilities, the newest first. */
export const makeListMerges = ({ merges }: { readonly merges: Merges }) =>
  Effect.fn('support.list-merges')(function* (_: Actor, requested: RequestedPaging) {
    return yield* merges.list(pagingOf(requested))
  })

export type ListMerges = ReturnType<typeof makeListMerges>
export const ListMerges = token<ListMerges>('support/ListMerges')
