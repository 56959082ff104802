import { Schema } from 'effect'
import { pageSize } from '#core/kernel/paging.ts'
import { orders } from './order.ts'

const words = Schema.Union([Schema.String, Schema.Array(Schema.String)])
const whole = (maximum: number) => Schema.optional(Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum })))

/**
 * Query of `GET /v1/facility/list`: groups `filter[field][operator]=values`, named clauses in `custom`, a page and an order. Fields are those of the
 * place (`city`, `voivodeship`, `district`), of the card, and every facet by its key.
 */
export const FacilityListQuery = Schema.StructWithRest(
  Schema.Struct({
    page: whole(100_000),
    limit: whole(pageSize.most),
    sort: Schema.optional(Schema.Literals(orders)),
    custom: Schema.optional(words),
  }),
  [Schema.Record(Schema.TemplateLiteral(['filter', Schema.String]), words)],
)
