import { tagCategories } from '../contract/tag-category.ts'
import type { Tag } from '../domain/tag.ts'

/** Row of `tags_tag` as selected by `tagColumns`. */
export interface TagRow extends Omit<Tag, 'catalogCategory' | 'createdAt'> {
  readonly catalog_category: Tag['catalogCategory']
  readonly created_at: string
}

/** Selected columns of `tags_tag t`. */
export const tagColumns = `t.id, t.key, t.type, t.category, t.display, t.names, t.param, t.icon, t.catalog_category,
  to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') created_at`

/** Order of the vocabulary: by category, then position. */
export const tagOrder = `array_position(array[${tagCategories.map((category) => `'${category}'`).join(', ')}], t.category), t.position, t.key`

/** Maps a row to a tag. */
export const toTag = ({ catalog_category, created_at, ...row }: TagRow): Tag => ({
  ...row,
  catalogCategory: catalog_category,
  createdAt: created_at,
})
