import { Schema } from 'effect'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { orders } from './order.ts'

const values = Schema.Union([Schema.String, Schema.Array(Schema.String)])

/**
 * Query of `GET /v1/facility/list`: conditions `filter[field][operator]=values`, named conditions in `custom`, a page
 * and a sort order. Fields are those of the location (`city`, `voivodeship`, `district`), of the card, and the key of
 * every facet.
 */
export const FacilityListQuery = Schema.StructWithRest(
  Schema.Struct({
    ...pagingQuery,
    sort: Schema.optional(Schema.Literals(orders)),
    custom: Schema.optional(values),
  }),
  [Schema.Record(Schema.TemplateLiteral(['filter', Schema.String]), values)],
).check(onePosition)
