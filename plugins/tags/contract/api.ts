import { PageOf } from '#core/kernel/paging.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { TagQuery } from './tag-query.ts'
import { TagView } from './tag-view.ts'

/** HTTP API of the tags. */
export const tagsApi = defineApi({
  listTags: route.get('/api/v1/tag', {
    summary: 'Lists the tags, or one category of them, page by page.',
    input: TagQuery,
    output: PageOf(TagView),
    access: 'anyone',
  }),
})
