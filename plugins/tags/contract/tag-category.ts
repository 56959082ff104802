import { Schema } from 'effect'
import { tagCategories } from './tag-categories.ts'

export { tagCategories }

/** One of the eight tag categories. */
export const TagCategory = Schema.Literals(tagCategories)
export type TagCategory = typeof TagCategory.Type
