import { Schema } from 'effect'
import { tiers } from '#core/packages/tier.ts'

const outOfRange = { message: 'FIELD_INVALID' }

/** Value of a limit: a number, `null` for unlimited, or whether it is allowed. */
export const LimitValueView = Schema.Union([Schema.Number, Schema.Boolean, Schema.Null])

/** Limit with the values in force; `id` is its key, `name` is in the language of the account. */
export const LimitRow = Schema.Struct({
  id: Schema.String,
  key: Schema.String,
  type: Schema.Literals(['limit', 'boolean']),
  name: Schema.String,
  value_free: LimitValueView,
  value_registered: LimitValueView,
  value_premium: LimitValueView,
  /** `month`: counts acts of a calendar month in Warsaw. */
  window: Schema.Literals(['none', 'month']),
  unit: Schema.Literals(['items', 'characters', 'times', 'none']),
  version: Schema.Number,
}).annotate({ identifier: 'LimitRow' })
export type LimitRow = typeof LimitRow.Type

const NewValue = Schema.optional(
  Schema.Union([Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }, outOfRange)), Schema.Boolean, Schema.Null]),
)

/** New values of a limit; missing ones stay. */
export const LimitChanges = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  value_free: NewValue,
  value_registered: NewValue,
  value_premium: NewValue,
})
export type LimitChanges = typeof LimitChanges.Type

/** Facility of a request. */
export const ByFacility = Schema.Struct({ facility_id: Schema.String })

/** Use of one limit: `used` is `null` where nothing is counted, `resets_at` (ISO 8601 UTC) where it does not begin anew. */
export const UsageRow = Schema.Struct({
  key: Schema.String,
  type: Schema.Literals(['limit', 'boolean']),
  name: Schema.String,
  unit: Schema.Literals(['items', 'characters', 'times', 'none']),
  used: Schema.NullOr(Schema.Number),
  limit: LimitValueView,
  resets_at: Schema.NullOr(Schema.String),
})
export type UsageRow = typeof UsageRow.Type

/** Package of a facility and what is used of it; `valid_until`: ISO 8601 UTC. */
export const FacilityUsageView = Schema.Struct({
  facility_id: Schema.String,
  facility_name: Schema.String,
  tier: Schema.Literals(tiers),
  valid_until: Schema.NullOr(Schema.String),
  trial_available: Schema.Boolean,
  /** The caller may order packages. */
  may_order: Schema.Boolean,
  limits: Schema.Array(UsageRow),
}).annotate({ identifier: 'FacilityUsage' })
export type FacilityUsageView = typeof FacilityUsageView.Type
