import type { Category } from '#core/facilities/category.ts'
import type { TagCategory } from '../contract/tag-category.ts'
import type { TagNames } from '../contract/tag-names.ts'
import type { TagView } from '../contract/tag-view.ts'

/** Tag of the vocabulary that describes facilities and publications. */
export interface Tag {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly category: TagCategory
  readonly display: string
  /** Names of a tag that support has made; `null` for the platform's own, whose names are messages. */
  readonly names: TagNames | null
  readonly param: string
  readonly icon: string
  /** Catalogue of facilities with this specialization (decisions §0.2); `null` for none. */
  readonly catalogCategory: Category | null
  readonly createdAt: string
}

/** Returns the public view of a tag. */
export const toTagView = ({ id, key, type, category, display, names, param, icon, createdAt }: Tag): TagView => ({
  id,
  key,
  type,
  category,
  display,
  names,
  param,
  icon,
  created_at: createdAt,
})
