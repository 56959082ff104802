import type { NewsTagCategory, NewsVisibility } from '#plugins/publications/contract/terms.ts'

/** Material of the list: its tags, and who reads it. */
export interface ListedMaterial {
  readonly id: string
  readonly tag_ids: readonly string[]
  readonly visibility: NewsVisibility
}

/** Ids of the chosen tags by category; a category without any does not limit the list. */
export type TagSelection = Readonly<Partial<Record<NewsTagCategory, readonly string[]>>>

/**
 * Materials that a selection leaves, in their order, and of each tag how many there would be with it instead of the
 * others of its category.
 */
export interface SelectedMaterials {
  readonly ids: readonly string[]
  readonly counts: ReadonlyMap<string, number>
}

interface SelectOptions {
  readonly selection: TagSelection
  readonly reads: readonly NewsVisibility[]
  readonly categoryOf: (tagId: string) => NewsTagCategory | undefined
}

/** Selects materials by tags, any of a category and one of each category that is given (row TZ-02), and counts those of every tag. */
export const selectMaterials = (
  materials: Iterable<ListedMaterial>,
  { selection, reads, categoryOf }: SelectOptions,
): SelectedMaterials => {
  const chosen = Object.entries(selection).flatMap(([category, ids]) =>
    ids.length > 0 ? [{ category: category as NewsTagCategory, ids: new Set(ids) }] : [],
  )
  const ids: string[] = []
  const counts = new Map<string, number>()
  for (const { id, tag_ids, visibility } of materials) {
    if (!reads.includes(visibility)) continue
    const missed = chosen.filter((one) => !tag_ids.some((tag) => one.ids.has(tag)))
    if (missed.length === 0) ids.push(id)
    if (missed.length > 1) continue
    // What misses one category alone counts for its tags: with one of them chosen instead, it would be in the list.
    for (const tag of new Set(tag_ids))
      if (missed.length === 0 || missed[0]?.category === categoryOf(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  return { ids, counts }
}
