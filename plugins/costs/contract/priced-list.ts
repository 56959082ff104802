import { Schema } from 'effect'
import { Day } from '#core/records/columns.ts'
import { PricedFacility } from './priced-facility.ts'
import { RateView } from './rate.ts'

/** Most facilities whose costs are compared at once: more than any city has. */
export const maxPriced = 2000
/** Most facilities that are asked for by their ids: those of a page. */
export const maxIds = 60

/** Ids of facilities, separated by commas. */
export const PricedIds = Schema.Struct({ ids: Schema.String.check(Schema.isMaxLength(maxIds * 37)) })

/** Facility with its name and address, and what its cost depends on. */
export const ListedPriced = Schema.Struct({
  slug: Schema.String,
  name: Schema.String,
  address: Schema.String,
  priced: PricedFacility,
}).annotate({ identifier: 'ListedPriced' })
export type ListedPriced = typeof ListedPriced.Type

/** Facilities, the rates that may concern them, and the day on which they hold; no answer of a family is needed for it. */
export const PricedList = Schema.Struct({
  today: Day,
  rates: Schema.Array(RateView),
  facilities: Schema.Array(ListedPriced),
  /** Facilities that match, of which the list has at most the first 2000. */
  total: Schema.Number,
})
export type PricedList = typeof PricedList.Type
