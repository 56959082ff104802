import { Schema } from 'effect'
import type { FieldMessages } from '#core/kernel/failure.ts'
import { newId } from '#core/kernel/ids.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { changed, filled } from '#core/records/fields.ts'
import { type NewRate, RateView, rateFields } from '../contract/rate.ts'

/** Rate as it is stored. */
export const Rate = RateView
export type Rate = RateView

/** Former version of a rate as it is stored. */
export const StoredFormerRate = Schema.Struct({ rate_id: Id, version: Whole, rate: Rate, replaced_at: Moment })
export type StoredFormerRate = typeof StoredFormerRate.Type

/** Creates a rate, which is to be checked. */
export const newRate = (given: NewRate): Rate => ({ id: newId(), ...filled(rateFields, given), confirmed_on: null, version: 1 })

/** Changes a rate, which is to be checked again. */
export const changeRate = (rate: Rate, changes: object): Rate => ({
  ...rate,
  ...changed(rateFields, changes),
  kind: rate.kind,
  confirmed_on: null,
  version: rate.version + 1,
})

/** Members that rates of a kind alone have. */
const own = {
  nursery_benefit: ['disability_amount', 'fee_limit'],
  nursery_subsidy: ['disability_amount', 'fee_limit'],
  kindergarten_hour: ['free_hours'],
} as const

/** Returns what contradicts itself in a rate, by field; empty when nothing does. */
export const contradictionsOf = (rate: Rate): FieldMessages => {
  const isLocal = rate.commune !== null
  const wrong: Record<string, readonly string[]> = {}
  for (const name of ['voivodeship', 'county'] as const) if ((rate[name] !== null) !== isLocal) wrong[name] = ['costs.rate.half-commune']
  if (!isLocal && rate.kind !== 'nursery_benefit') wrong['commune'] = ['FIELD_REQUIRED']
  if (rate.valid_until !== null && rate.valid_until < rate.valid_from) wrong['valid_until'] = ['costs.rate.ends-before']
  if (rate.age_from !== null && rate.age_until !== null && rate.age_until < rate.age_from) wrong['age_until'] = ['costs.rate.ends-before']
  for (const name of ['disability_amount', 'fee_limit', 'free_hours'] as const)
    if (rate[name] !== null && !(own[rate.kind] as readonly string[]).includes(name)) wrong[name] = ['costs.rate.not-of-kind']
  return wrong
}
