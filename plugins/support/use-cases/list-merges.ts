import { Effect } from 'effect'
import { pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { supportApi } from '../contract/api.ts'
import { Merges } from '../domain/merges.port.ts'

/** Lists merges of facilities, the newest first. */
export const ListMerges = handler(supportApi.listMerges, { merges: Merges }, ({ merges }) =>
  Effect.fn('support.list-merges')(function* (_, requested) {
    return yield* merges.list(pagingOf(requested))
  }),
)
