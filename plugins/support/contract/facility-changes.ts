import { Schema } from 'effect'
import { Reason } from '#core/audit/reason.ts'
import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'
import { legalTypes } from '#core/facilities/legal-type.ts'
import { Email, NonBlankLine, PublicPhone, Url } from '#core/kernel/field-schemas.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'

const act = { id: Schema.String, version: Schema.optional(Schema.Int), reason: Reason } as const
const invalid = { message: 'FIELD_INVALID' }
/** `null` takes back what support states, so that the next source in rank is believed. */
const optional = <Value extends Schema.Top>(value: Value) => Schema.optional(Schema.NullOr(value))
const degrees = (minimum: number, maximum: number) => optional(Schema.Finite.check(Schema.isBetween({ minimum, maximum }, invalid)))

/** Fields of a facility that a correction names as they are; one that is left out stays as it is. */
export const plainFields = {
  name: optional(NonBlankLine(200)),
  type: optional(Schema.Literals(facilityTypes)),
  legal_type: optional(Schema.Literals(legalTypes)),
  voivodeship: optional(Schema.Literals(voivodeshipSlugs)),
  county: optional(NonBlankLine(100)),
  city: optional(NonBlankLine(100)),
  district: optional(NonBlankLine(100)),
  post_code: optional(Schema.String.check(Schema.isPattern(/^\d{2}-\d{3}$/, invalid))),
  street: optional(NonBlankLine(120)),
  building_number: optional(NonBlankLine(20)),
  apartment_number: optional(NonBlankLine(20)),
  phone: optional(PublicPhone),
  second_phone: optional(PublicPhone),
  email: optional(Email),
  website: optional(Url),
  social: optional(Url),
} as const

/** Statements of support about a facility. */
export const FacilityCorrection = Schema.Struct({
  ...act,
  ...plainFields,
  longitude: degrees(13.5, 24.5),
  latitude: degrees(48.5, 55.5),
})
export type FacilityCorrection = typeof FacilityCorrection.Type

/** New status of a facility. */
export const StatusChange = Schema.Struct({ ...act, status: Schema.Literals(facilityStatuses) })
export type StatusChange = typeof StatusChange.Type

/** Closing a facility, or opening it again. */
export const ActivityChange = Schema.Struct({ ...act, active: Schema.Boolean })
export type ActivityChange = typeof ActivityChange.Type

/** Deletion of a facility by support or its owner. */
export const FacilityDeletion = Schema.Struct({ id: Schema.String, reason: Reason })
export type FacilityDeletion = typeof FacilityDeletion.Type
