import type { Category } from '#core/facilities/category.ts'
import type { TagCategory } from '../contract/tag-category.ts'
import type { TagView } from '../contract/tag-view.ts'

/** A word of the directory's vocabulary, by which facilities and publications are found. */
export interface Tag {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly category: TagCategory
  readonly display: string
  readonly param: string
  readonly icon: string
  /** The catalogue that facilities with this specialization stand in (decisions §0 row 2); `null`: in neither. */
  readonly catalogCategory: Category | null
  readonly createdAt: string
}

/** The tag as everyone may see it. */
export const viewOf = ({ id, key, type, category, display, param, icon, createdAt }: Tag): TagView => ({
  id,
  key,
  type,
  category,
  display,
  param,
  icon,
  created_at: createdAt,
})
