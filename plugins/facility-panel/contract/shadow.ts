import { Schema } from 'effect'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { legalTypes } from '#core/facilities/legal-type.ts'
import { NonBlankText } from '#core/kernel/field-schemas.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { sectionMembers } from './sections.ts'

const { facility_type: type, ...address } = sectionMembers.address

/** Fields that wait for support, changed ones only (decisions §9). */
export const ShadowChanges = Schema.Struct({ ...address, type })
export type ShadowChanges = typeof ShadowChanges.Type

/** Values of these fields, as they are. */
export const ShadowValues = Schema.Struct({
  name: Schema.optional(Schema.String),
  type: Schema.optional(Schema.Literals(facilityTypes)),
  legal_type: Schema.optional(Schema.NullOr(Schema.Literals(legalTypes))),
  voivodeship: Schema.optional(Schema.Literals(voivodeshipSlugs)),
  county: Schema.optional(Schema.String),
  city: Schema.optional(Schema.String),
  district: Schema.optional(Schema.NullOr(Schema.String)),
  post_code: Schema.optional(Schema.NullOr(Schema.String)),
  street: Schema.optional(Schema.NullOr(Schema.String)),
  building_number: Schema.optional(Schema.NullOr(Schema.String)),
  apartment_number: Schema.optional(Schema.NullOr(Schema.String)),
  longitude: Schema.optional(Schema.NullOr(Schema.Number)),
  latitude: Schema.optional(Schema.NullOr(Schema.Number)),
})
export type ShadowValues = typeof ShadowValues.Type

/** Values of all these fields. */
export type AllShadowValues = { readonly [Name in keyof ShadowValues]-?: Exclude<ShadowValues[Name], undefined> }

/** States of a shadow edit; `revise`: back with the author. */
export const shadowStates = ['pending', 'revise', 'accepted', 'rejected', 'deleted'] as const

export type ShadowState = (typeof shadowStates)[number]

/** Kind of reviews of shadow edits. */
export const shadowReview = 'shadow'

/** Reasons for rejecting or returning an edit, with a message each. */
export const shadowReasons = ['not_proven', 'unreadable_document', 'wrong_place', 'not_a_name', 'advertising', 'other'] as const

export type ShadowReason = (typeof shadowReasons)[number]

/** An owner's changes that wait, or waited, for support. `current`: what parents see; `register`: what the register says. */
export const ShadowView = Schema.Struct({
  id: Schema.String,
  facility_id: Schema.String,
  facility_slug: Schema.String,
  facility_name: Schema.String,
  shadow: ShadowValues,
  current: ShadowValues,
  register: ShadowValues,
  shadow_status: Schema.Literals(shadowStates),
  reason: Schema.NullOr(Schema.Literals(shadowReasons)),
  note: Schema.NullOr(Schema.String),
  created_at: Schema.String,
  changed_at: Schema.String,
  decided_at: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'ShadowFacility' })
export type ShadowView = typeof ShadowView.Type

/** Path parameter with the id of a shadow edit. */
export const ByShadow = Schema.Struct({ id: Schema.String })

/** New changes of a facility; changes that wait already are merged with them. */
export const ShadowProposal = Schema.Struct({ facility_id: Schema.String, shadow: ShadowChanges })

/** Reject, with a reason and a note for the owner. */
export const ShadowReject = Schema.Struct({
  id: Schema.String,
  reason: Schema.Literals(shadowReasons),
  note: Schema.optional(NonBlankText(1000)),
})

/** Query of the list: of one facility, or for support of all, the waiting ones first. */
export const ShadowQuery = Schema.Struct({ facility_id: Schema.optional(Schema.String), ...pagingQuery }).check(onePosition)
