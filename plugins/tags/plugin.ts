import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { get } from '#core/plugin/routes.ts'
import { TagBook } from './contract/questions.ts'
import { TagView } from './contract/tag-view.ts'
import { TagOptions, tagFacets } from './domain/facets.ts'
import { Tags } from './domain/tags.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { tags } from './migrations/20261121090300-tags.ts'
import { makeTagBook } from './persistence/tag-book.query.ts'
import { makeTagging } from './persistence/tagging.repository.ts'
import { makeTags } from './persistence/tags.query.ts'
import { tagsOfFacility } from './persistence/tags-of-facility.part.ts'
import { ListTags, makeListTags, TagQuery } from './use-cases/list-tags.ts'
import { makeReadTagOptions } from './use-cases/read-tag-options.ts'

/** The directory's vocabulary: what facilities are, offer and belong to, and what publications are about. */
export const plugin = definePlugin({
  name: 'tags',
  migrations: [tags],
  bindings: (bind) => {
    bind(Tagging, makeTagging, { db: Db })
    bind(TagBook, makeTagBook, { db: Db })
    bind(Tags, makeTags, { db: Db })
    bind(ListTags, makeListTags, { tags: Tags })
    bind(TagOptions, makeReadTagOptions, { tags: Tags })
  },
  routes: [
    get('/api/v1/tag', {
      summary: 'The words that facilities are described with, or one category of them, a page at a time.',
      input: TagQuery,
      output: PageOf(TagView),
      handler: ListTags,
      access: 'anyone',
    }),
  ],
  slotData: [tagsOfFacility],
  facets: tagFacets,
  messages: { pl, ua, en },
})
