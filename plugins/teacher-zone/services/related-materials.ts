import type { NewsTagCategory } from '#plugins/publications/contract/terms.ts'
import type { ListedMaterial } from './select-materials.ts'

interface RelatedOptions {
  readonly limit: number
  readonly categoryOf: (tagId: string) => NewsTagCategory | undefined
}

/**
 * Returns the ids of public materials to read after one: those with a topic of it, then those of its kind of material,
 * in the order of the list.
 */
export const relatedTo = (
  { id, tag_ids }: Pick<ListedMaterial, 'id' | 'tag_ids'>,
  materials: readonly ListedMaterial[],
  { limit, categoryOf }: RelatedOptions,
): readonly string[] => {
  const own = new Set(tag_ids)
  const others = materials.filter((one) => one.id !== id && one.visibility === 'public')
  const sharing = (category: NewsTagCategory) =>
    others.filter((one) => one.tag_ids.some((tag) => own.has(tag) && categoryOf(tag) === category))
  const related = new Set([...sharing('publication_topic'), ...sharing('publication_scope')])
  return [...related].slice(0, limit).map((one) => one.id)
}
