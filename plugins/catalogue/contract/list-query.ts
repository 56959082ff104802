import { Schema } from 'effect'
import { categories } from '#core/facilities/category.ts'

/** List of a city; `query`: filters as the address of the list has them. */
export const ListQuery = Schema.Struct({
  category: Schema.Literals(categories),
  voivodeship: Schema.String,
  city: Schema.String,
  district: Schema.optional(Schema.String),
  query: Schema.optional(Schema.String.check(Schema.isMaxLength(2000))),
})
export type ListQuery = typeof ListQuery.Type
