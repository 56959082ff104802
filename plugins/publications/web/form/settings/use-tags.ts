import { tagsApi } from '#plugins/tags/contract/api.ts'
import type { TagView } from '#plugins/tags/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { type PageQuery, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { type NewsSection, type NewsTagCategory, tagCategories } from '../../../contract/terms.ts'

/** Categories of the tags that a form offers: a facility's post belongs to a day of the calendar, a material is found by all of them. */
export const offeredCategories: Readonly<Record<NewsSection, readonly NewsTagCategory[]>> = {
  facility: ['type_date_event'],
  materials: tagCategories,
  blog: ['publication_topic', 'age_groups', 'type_date_event'],
}

const inputOf = (category: NewsTagCategory) => ({ category, limit: '100' })

/** Data that a page with a form of a post reads for its tags. */
export const tagQueries: readonly PageQuery[] = tagCategories.map((category) => query(tagsApi.listTags, inputOf(category)))

/** Tag as the form shows it. */
export interface NamedTag extends Pick<TagView, 'id'> {
  readonly name: string
}

const useTagsOf = (category: NewsTagCategory): readonly NamedTag[] => {
  const t = useT()
  const language = useLanguage()
  return useQuery(tagsApi.listTags, inputOf(category)).data.items.map((tag) => ({ id: tag.id, name: tagName(tag, t, language) }))
}

/** Returns all tags of posts by category, in the order of the vocabulary. */
export const useTags = (): Readonly<Record<NewsTagCategory, readonly NamedTag[]>> => ({
  publication_scope: useTagsOf('publication_scope'),
  publication_topic: useTagsOf('publication_topic'),
  age_groups: useTagsOf('age_groups'),
  type_date_event: useTagsOf('type_date_event'),
})
