import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf, type RequestedPaging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { OpinionLists } from '../domain/opinion-lists.port.ts'
import type { ReadOwn } from '../services/read-own.ts'

interface Dependencies {
  readonly lists: OpinionLists
  readonly readOwn: ReadOwn
}

/** Lists the opinions of the user in all states, the newest first. */
export const makeListOwnOpinions = ({ lists, readOwn }: Dependencies) =>
  Effect.fn('opinions.list-own')(function* (actor: Actor, requested: RequestedPaging) {
    const { id } = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const { items, total } = yield* lists.ofAccount(id, paging)
    return pageOf(yield* readOwn.many(items), { total, ...paging })
  })

export type ListOwnOpinions = ReturnType<typeof makeListOwnOpinions>
export const ListOwnOpinions = token<ListOwnOpinions>('opinions/ListOwnOpinions')
