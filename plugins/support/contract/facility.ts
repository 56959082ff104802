import { Schema } from 'effect'
import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'
import { legalTypes } from '#core/facilities/legal-type.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'

/** State of a facility in the directory: listed, closed, merged into another one, or deleted. */
export const facilityStates = ['active', 'inactive', 'merged', 'deleted'] as const
export type FacilityState = (typeof facilityStates)[number]

const identity = {
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.Literals(facilityTypes),
  status: Schema.Literals(facilityStatuses),
  shadow_status: Schema.NullOr(Schema.Literals(['pending', 'rejected'])),
  state: Schema.Literals(facilityStates),
  city: Schema.String,
  voivodeship: Schema.String,
} as const

/** Facility in support's list; `numbers`: those of its sources. */
export const SupportFacilityRow = Schema.Struct({
  ...identity,
  email: Schema.NullOr(Schema.String),
  numbers: Schema.Array(Schema.String),
  owned: Schema.Boolean,
}).annotate({ identifier: 'SupportFacilityRow' })
export type SupportFacilityRow = typeof SupportFacilityRow.Type

const provenance = { source: Schema.String, number: Schema.String, on: Schema.String } as const

/** Value of a field with its source. */
export const FieldStatement = Schema.Struct({ field: Schema.String, value: Schema.Json, ...provenance })

/** Account that owns a facility. `third_party_data`: what a partner sent about it (features AC-01), for support only. */
export const FacilityOwner = Schema.Struct({
  id: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  email: Schema.String,
  source: Schema.String,
  third_party_data: Schema.Json,
})

/** Everything that support sees of a facility: its facts with their sources, the values that they override, its owner. */
export const SupportFacility = Schema.Struct({
  ...identity,
  legal_type: Schema.NullOr(Schema.Literals(legalTypes)),
  legacy_id: Schema.NullOr(Schema.Number),
  inactive_since: Schema.NullOr(Schema.String),
  closed_by_support: Schema.Boolean,
  merged_into: Schema.NullOr(Schema.Struct({ id: Schema.String, name: Schema.String })),
  completeness: Schema.Number,
  made: Schema.Boolean,
  version: Schema.Number,
  created_at: Schema.String,
  changed_at: Schema.String,
  numbers: Schema.Array(Schema.Struct({ ...provenance, gone_on: Schema.NullOr(Schema.String) })),
  facts: Schema.Array(FieldStatement),
  overridden: Schema.Array(FieldStatement),
  owner: Schema.NullOr(FacilityOwner),
}).annotate({ identifier: 'SupportFacility' })
export type SupportFacility = typeof SupportFacility.Type

const values = Schema.Union([Schema.String, Schema.Array(Schema.String)])

/**
 * Query of the list: `q` is a name, a city, an e-mail address, an id or a register number; `filter[status][eq]=premium`
 * as in `GET /v1/facility/list`.
 */
export const SupportFacilityQuery = Schema.StructWithRest(
  Schema.Struct({
    ...pagingQuery,
    q: Schema.optional(Schema.String.check(Schema.isMaxLength(200, { message: 'FIELD_TOO_LONG' }))),
    custom: Schema.optional(values),
  }),
  [Schema.Record(Schema.TemplateLiteral(['filter', Schema.String]), values)],
).check(onePosition)
export type SupportFacilityQuery = typeof SupportFacilityQuery.Type

/** Path parameter with an id. */
export const ById = Schema.Struct({ id: Schema.String })
