import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { cacheInvalidation } from '#core/plugin/cache-invalidations.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { on } from '#core/plugin/reactions.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { tagsApi } from './contract/api.ts'
import { TagsChanged, TagsReread } from './contract/events.ts'
import { TagLookup } from './contract/queries.ts'
import { TagOptions, tagFacets } from './domain/facets.ts'
import { Tags } from './domain/tags.port.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { tags } from './migrations/20261121090300-tags.ts'
import { tagNames } from './migrations/20261130130100-tags.ts'
import { makeTagLookup } from './persistence/tag-lookup.query.ts'
import { makeTagging } from './persistence/tagging.repository.ts'
import { makeTags } from './persistence/tags.repository.ts'
import { tagsOfFacility } from './persistence/tags-of-facility.part.ts'
import { AnnounceRereadTags, makeAnnounceRereadTags } from './reactions/announce-reread-tags.ts'
import { makeLoadTagOptions } from './services/load-tag-options.ts'
import { ChangeTag, makeChangeTag } from './use-cases/change-tag.ts'
import { CountUsage, makeCountUsage } from './use-cases/count-usage.ts'
import { CreateTag, makeCreateTag } from './use-cases/create-tag.ts'
import { DeleteTag, makeDeleteTag } from './use-cases/delete-tag.ts'
import { ListTags, makeListTags } from './use-cases/list-tags.ts'

/** Tags: the controlled vocabulary that describes facilities and publications. */
export const plugin = definePlugin({
  name: 'tags',
  migrations: [tags, tagNames],
  bindings: (bind) => {
    bind(Tagging, makeTagging, { db: Db })
    bind(TagLookup, makeTagLookup, { db: Db })
    bind(Tags, makeTags, { db: Db })
    bind(ListTags, makeListTags, { tags: Tags })
    bind(TagOptions, makeLoadTagOptions, { tags: Tags, translator: Translator })
    const changing = { tags: Tags, audit: Audit, events: Events, transaction: Transaction }
    bind(CreateTag, makeCreateTag, { ...changing, clock: Clock })
    bind(ChangeTag, makeChangeTag, changing)
    bind(CountUsage, makeCountUsage, { tags: Tags })
    bind(DeleteTag, makeDeleteTag, changing)
    bind(AnnounceRereadTags, makeAnnounceRereadTags, { events: Events, transaction: Transaction })
  },
  endpoints: implement(tagsApi, {
    listTags: ListTags,
    createTag: CreateTag,
    changeTag: ChangeTag,
    countUsage: CountUsage,
    deleteTag: DeleteTag,
  }),
  reactions: [on(TagsChanged, AnnounceRereadTags)],
  cacheInvalidations: [cacheInvalidation(TagsChanged, () => [pageTags.all]), cacheInvalidation(TagsReread, () => [pageTags.all])],
  slotData: [tagsOfFacility],
  facets: tagFacets,
  messages: { pl, ua, en },
})
