import { Schema } from 'effect'
import { pageSize } from '#core/kernel/paging.ts'
import { TagCategory } from './tag-category.ts'

const positiveInteger = (maximum: number) =>
  Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum })))

/** Query of `GET /api/v1/tag`. */
export const TagQuery = Schema.Struct({
  category: Schema.optional(TagCategory),
  page: positiveInteger(100_000),
  limit: positiveInteger(pageSize.max),
})
