import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf, type RequestedPaging } from '#core/kernel/paging.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { ReadOwn } from '../services/read-own.ts'

/** Lists the opinions of the user in all states, the newest first. */
export const ListOwnOpinions = define('opinions/ListOwnOpinions', { lists: OpinionLists, readOwn: ReadOwn }, ({ lists, readOwn }) =>
  Effect.fn('opinions.list-own')(function* (actor: Actor, requested: RequestedPaging) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const { items, total } = yield* lists.ofAccount(id, paging)
    return pageOf(yield* readOwn.many(items), { total, ...paging })
  }),
)
