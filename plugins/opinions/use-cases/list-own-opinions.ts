import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { ReadOwn } from '../services/read-own.ts'

/** Lists the opinions of the user in all states, the newest first. */
export const ListOwnOpinions = handler(opinionsApi.listOwnOpinions, { lists: OpinionLists, readOwn: ReadOwn }, ({ lists, readOwn }) =>
  Effect.fn('opinions.list-own')(function* ({ id }, requested) {
    const paging = pagingOf(requested)
    const { items, total } = yield* lists.ofAccount(id, paging)
    return pageOf(yield* readOwn.many(items), { total, ...paging })
  }),
)
