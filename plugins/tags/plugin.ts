import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { on } from '#core/plugin/reactions.ts'
import { tagsApi } from './contract/api.ts'
import { TagsChanged, TagsReread } from './contract/events.ts'
import { tagFacets } from './domain/facets.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { tags } from './migrations/20261121090300-tags.ts'
import { tagNames } from './migrations/20261130130100-tags.ts'
import { makeTagging } from './persistence/tagging.repository.ts'
import { makeTagLookup, makeTags, tagsOfFacility, tagsOfSite } from './persistence/tags.repository.ts'
import { AnnounceRereadTags } from './reactions/announce-reread-tags.ts'
import { makeLoadTagOptions } from './services/load-tag-options.ts'
import { ChangeTag, CountUsage, CreateTag, DeleteTag, ListTags } from './use-cases/tags.ts'

/** Tags: the controlled vocabulary that describes facilities and publications. */
export const plugin = definePlugin({
  name: 'tags',
  migrations: [tags, tagNames],
  providers: [makeTagging, makeTagLookup, makeTags, makeLoadTagOptions],
  endpoints: implement(tagsApi, [ListTags, CreateTag, ChangeTag, CountUsage, DeleteTag]),
  reactions: [on(TagsChanged, AnnounceRereadTags)],
  cacheInvalidations: [cacheInvalidation(TagsChanged, () => [pageTags.all]), cacheInvalidation(TagsReread, () => [pageTags.all])],
  slotData: [tagsOfFacility, tagsOfSite],
  facets: tagFacets,
  siteSections: [{ kind: 'technics', name: 'tags.category.features', editedAt: 'facility_amenities' }],
  messages: { pl, ua, en },
})
