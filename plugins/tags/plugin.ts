import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { tagsApi } from './contract/api.ts'
import { TagLookup } from './contract/queries.ts'
import { TagOptions, tagFacets } from './domain/facets.ts'
import { Tags } from './domain/tags.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { tags } from './migrations/20261121090300-tags.ts'
import { makeTagLookup } from './persistence/tag-lookup.query.ts'
import { makeTagging } from './persistence/tagging.repository.ts'
import { makeTags } from './persistence/tags.query.ts'
import { tagsOfFacility } from './persistence/tags-of-facility.part.ts'
import { ListTags, makeListTags } from './use-cases/list-tags.ts'
import { makeLoadTagOptions } from './services/load-tag-options.ts'

/** Tags: the controlled vocabulary that describes facilities and publications. */
export const plugin = definePlugin({
  name: 'tags',
  migrations: [tags],
  bindings: (bind) => {
    bind(Tagging, makeTagging, { db: Db })
    bind(TagLookup, makeTagLookup, { db: Db })
    bind(Tags, makeTags, { db: Db })
    bind(ListTags, makeListTags, { tags: Tags })
    bind(TagOptions, makeLoadTagOptions, { tags: Tags })
  },
  endpoints: implement(tagsApi, { listTags: ListTags }),
  slotData: [tagsOfFacility],
  facets: tagFacets,
  messages: { pl, ua, en },
})
