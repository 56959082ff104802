import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { TagQuery } from '../contract/tag-query.ts'
import { toTagView } from '../domain/tag.ts'
import type { Tags } from '../domain/tags.port.ts'

/** Lists all tags or one category of them, page by page. */
export const makeListTags = ({ tags }: { readonly tags: Tags }) =>
  Effect.fn('tags.list')(function* (_: Actor, { category, ...requested }: typeof TagQuery.Type) {
    const { page, offset, limit } = pagingOf(requested)
    const all = yield* tags.list(category ?? null)
    const items = all.slice(offset, offset + limit).map(toTagView)
    return pageOf(items, { total: all.length, page, offset, limit })
  })

export type ListTags = ReturnType<typeof makeListTags>
export const ListTags = token<ListTags>('tags/ListTags')
