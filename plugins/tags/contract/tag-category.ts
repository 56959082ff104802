import { Schema } from 'effect'

/** The eight tag categories of specification §3, in the order in which they are listed. */
export const tagCategories = [
  'ownership',
  'specialization',
  'features',
  'utils',
  'publication_scope',
  'publication_topic',
  'type_date_event',
  'age_groups',
] as const

/** One of the eight tag categories. */
export const TagCategory = Schema.Literals(tagCategories)
export type TagCategory = typeof TagCategory.Type
