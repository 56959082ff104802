import { Schema } from 'effect'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { TagCategory } from './tag-category.ts'

/** Query of `GET /api/v1/tag`. */
export const TagQuery = Schema.Struct({
  category: Schema.optional(TagCategory),
  ...pagingQuery,
}).check(onePosition)
