import { Schema } from 'effect'
import { Day, Id, Whole } from '#core/records/columns.ts'
import { changesOf, filled } from '#core/records/fields.ts'
import { type RateView, rateFields } from './rate.ts'

/** Rate as slot data, which leave out members that are `null`. */
export const SlotRate = Schema.Struct({ id: Id, ...changesOf(rateFields), confirmed_on: Schema.optional(Day), version: Whole })
export type SlotRate = typeof SlotRate.Type

/** Returns the rate of slot data with all its members. */
export const fromSlotRate = ({ id, version, confirmed_on, ...rate }: SlotRate): RateView => ({
  id,
  ...filled(rateFields, rate),
  confirmed_on: confirmed_on ?? null,
  version,
})
