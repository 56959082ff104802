import { Schema } from 'effect'
import { Email, NonBlankLine, Phone, PlainName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { Id, NewFacility } from './claim.ts'
import { positionMaxLength } from './limits.ts'

/** Sign-up of a facility without an account (specification, facility_signup). */
export const FacilitySignup = Schema.Struct({
  facility_name: PlainName(200),
  city: NonBlankLine(80),
  email: Email,
  phone: Phone,
  name: PlainName(120),
  position: NonBlankLine(positionMaxLength),
  /** The visitor has seen the similar facilities, and it is none of them. */
  none_of_them: Schema.optional(Schema.Literals(['yes'])),
  /** Language of the answer; default Polish. */
  language: Schema.optional(Schema.Literals(languages)),
})
export type FacilitySignup = typeof FacilitySignup.Type

/** A facility that could be meant. */
export const SimilarFacility = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  city: Schema.String,
  street: Schema.NullOr(Schema.String),
})
export type SimilarFacility = typeof SimilarFacility.Type

/** Query for facilities with a similar name in a town; a voivodeship tells towns of one name apart. */
export const SimilarQuery = Schema.Struct({
  name: NonBlankLine(200),
  city: NonBlankLine(80),
  voivodeship: Schema.optional(NewFacility.fields.voivodeship),
})
export const SimilarFacilitiesView = Schema.Struct({ facilities: Schema.Array(SimilarFacility) })

/** Facility that an account proposes; `account_id` and `status` are those of the specification and change nothing. */
export const FacilityProposal = Schema.Struct({
  ...NewFacility.fields,
  account_id: Schema.optional(Id),
  status: Schema.optional(Schema.Literals(['unknown'])),
  position: Schema.optional(NonBlankLine(positionMaxLength)),
})
export type FacilityProposal = typeof FacilityProposal.Type
