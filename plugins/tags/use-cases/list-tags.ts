import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import type { TagQuery } from '../contract/tag-query.ts'
import { toTagView } from '../domain/tag.ts'
import { Tags } from '../domain/tags.port.ts'

/** Lists all tags or one category of them, page by page. */
export const ListTags = define('tags/ListTags', { tags: Tags }, ({ tags }) =>
  Effect.fn('tags.list')(function* (_: Actor, { category, ...requested }: typeof TagQuery.Type) {
    const { page, offset, limit } = pagingOf(requested)
    const all = yield* tags.list(category ?? null)
    const items = all.slice(offset, offset + limit).map(toTagView)
    return pageOf(items, { total: all.length, page, offset, limit })
  }),
)
