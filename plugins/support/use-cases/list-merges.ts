import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pagingOf, type RequestedPaging } from '#core/kernel/paging.ts'
import { Merges } from '../domain/merges.port.ts'

/** Lists merges of facilities, the newest first. */
export const ListMerges = define('support/ListMerges', { merges: Merges }, ({ merges }) =>
  Effect.fn('support.list-merges')(function* (_: Actor, requested: RequestedPaging) {
    return yield* merges.list(pagingOf(requested))
  }),
)
