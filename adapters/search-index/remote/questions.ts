import { Schema } from 'effect'
import { listOrders } from '#core/search/orders.ts'

const Point = Schema.Struct({ longitude: Schema.Number, latitude: Schema.Number })
const Range = Schema.Struct({ min: Schema.optionalKey(Schema.Number), max: Schema.optionalKey(Schema.Number) })
const Selection = Schema.Record(Schema.String, Schema.Union([Schema.Array(Schema.String), Schema.Literal(true), Range]))
const Box = Schema.Struct({ west: Schema.Number, south: Schema.Number, east: Schema.Number, north: Schema.Number })
const Circle = Schema.Struct({ centre: Point, metres: Schema.Number })
const City = Schema.Struct({ city: Schema.String, district: Schema.optionalKey(Schema.String) })
const Area = Schema.Union([
  City,
  Circle,
  Schema.Struct({ cities: Schema.Array(Schema.String) }),
  Schema.Struct({ voivodeship: Schema.String }),
])
const Areas = Schema.Struct({ anyOf: Schema.Array(Area), noneOf: Schema.Array(Area), box: Schema.optionalKey(Box) })
const Query = Schema.Struct({ within: Schema.Union([Box, Circle, City, Areas]), selection: Selection })
const Slice = Schema.Struct({
  limit: Schema.Number,
  offset: Schema.optionalKey(Schema.Number),
  nearTo: Schema.optionalKey(Schema.NullOr(Point)),
  order: Schema.optionalKey(Schema.Literals(listOrders.filter((order) => order !== 'distance'))),
  first: Schema.optionalKey(Schema.Array(Schema.String)),
  withInvented: Schema.optionalKey(Schema.Boolean),
})
const Words = Schema.Array(Schema.String)

/** Questions to an index, one for each method of its ports. */
export const Question = Schema.Union([
  Schema.Struct({ ask: Schema.Literal('find'), query: Query, slice: Slice }),
  Schema.Struct({ ask: Schema.Literal('cluster'), query: Query, zoom: Schema.Number, limit: Schema.Number }),
  Schema.Struct({ ask: Schema.Literal('count'), query: Schema.Struct({ ...Query.fields, base: Selection }) }),
  Schema.Struct({ ask: Schema.Literal('suggest'), text: Schema.String, selection: Selection, limit: Schema.Number }),
  Schema.Struct({ ask: Schema.Literal('search'), query: Schema.Struct({ ...Query.fields, words: Words }), slice: Slice }),
  Schema.Struct({ ask: Schema.Literal('read'), words: Words, text: Schema.String }),
])
export type Question = typeof Question.Type

/** Update of an index: its number, counted from 1 by the process that holds it, `run` being a name for its life. */
export const Seen = Schema.Struct({ run: Schema.String, number: Schema.Number })
export type Seen = typeof Seen.Type

/**
 * Request to the process that holds the index. `seen` is the last update that the asking process knows; without a
 * question, the reply comes with the next one, at the latest after `waitMs`.
 */
export const IndexRequest = Schema.Struct({
  seen: Schema.NullOr(Seen),
  waitMs: Schema.Number.check(Schema.isBetween({ minimum: 0, maximum: 10_000 })),
  question: Schema.NullOr(Question),
})
export type IndexRequest = typeof IndexRequest.Type
