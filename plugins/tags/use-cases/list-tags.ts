import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { tagsApi } from '../contract/api.ts'
import { toTagView } from '../domain/tag.ts'
import { Tags } from '../domain/tags.port.ts'

/** Lists all tags or one category of them, page by page. */
export const ListTags = handler(tagsApi.listTags, { tags: Tags }, ({ tags }) =>
  Effect.fn('tags.list')(function* (_, { category, ...requested }) {
    const { page, offset, limit } = pagingOf(requested)
    const all = yield* tags.list(category ?? null)
    const items = all.slice(offset, offset + limit).map(toTagView)
    return pageOf(items, { total: all.length, page, offset, limit })
  }),
)
