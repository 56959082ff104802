import { Schema } from 'effect'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { Email, NonBlankLine, NonBlankText, PersonName, Phone, PublicPhone, Url } from '#core/kernel/field-schemas.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { noteMaxLength, positionMaxLength } from './limits.ts'
import { claimReasons } from './reasons.ts'
import { claimRoles, documentKinds, ownerAnswers } from './steps.ts'

const invalid = { message: 'FIELD_INVALID' }
export const Id = Schema.String.check(Schema.makeFilter(isUuid, invalid))

/** States of a claim; `revise`: support has returned it, `contested`: the owner of the facility is asked first. */
export const claimStates = ['draft', 'submitted', 'contested', 'revise', 'accepted', 'rejected', 'withdrawn', 'expired'] as const
export type ClaimState = (typeof claimStates)[number]

const optionalLine = (max: number) => Schema.optional(NonBlankLine(max))

/** Data of the facility as the claimant confirms or corrects them; a missing member means that it is right as it is. */
export const VerifiedData = Schema.Struct({
  name: optionalLine(200),
  post_code: Schema.optional(Schema.String.check(Schema.isPattern(/^\d{2}-\d{3}$/, invalid))),
  street: optionalLine(120),
  building_number: optionalLine(20),
  phone: Schema.optional(PublicPhone),
  email: Schema.optional(Email),
  website: Schema.optional(Url),
})
export type VerifiedData = typeof VerifiedData.Type

/** Place of the facility, EPSG:4326 degrees within the country's bounds. */
export const ClaimedPlace = Schema.Struct({
  longitude: Schema.Number.check(Schema.isBetween({ minimum: 14, maximum: 24.2 }, { message: 'claims.place.abroad' })),
  latitude: Schema.Number.check(Schema.isBetween({ minimum: 48.9, maximum: 54.9 }, { message: 'claims.place.abroad' })),
})
export type ClaimedPlace = typeof ClaimedPlace.Type

/** Facility that is not in the directory yet. */
export const NewFacility = Schema.Struct({
  name: NonBlankLine(200),
  type: Schema.Literals(facilityTypes),
  voivodeship: Schema.Literals(voivodeshipSlugs),
  city: NonBlankLine(80),
  post_code: Schema.optional(Schema.String.check(Schema.isPattern(/^\d{2}-\d{3}$/, invalid))),
  street: optionalLine(120),
  building_number: optionalLine(20),
  phone: Schema.optional(PublicPhone),
  email: Schema.optional(Email),
  website: Schema.optional(Url),
})
export type NewFacility = typeof NewFacility.Type

const claimant = {
  role: Schema.Literals(claimRoles),
  first_name: PersonName,
  last_name: PersonName,
  position: NonBlankLine(positionMaxLength),
  phone: Phone,
  email: Email,
}

/** The claimant, with their part in the facility. */
export const Claimant = Schema.Struct(claimant)
export type Claimant = typeof Claimant.Type

/** New claim for a facility of the directory, or for one that is not in it (decisions §8). */
export const NewClaim = Schema.Struct({ facility_id: Schema.optional(Id), facility: Schema.optional(NewFacility), ...claimant })
export type NewClaim = typeof NewClaim.Type

/** Changes of a claim that is not submitted; each step of the wizard saves its own. */
export const ClaimChanges = Schema.Struct({
  id: Schema.String,
  verified_data: Schema.optional(VerifiedData),
  location: Schema.optional(ClaimedPlace),

  role: Schema.optional(claimant.role),
  first_name: Schema.optional(claimant.first_name),
  last_name: Schema.optional(claimant.last_name),
  position: Schema.optional(claimant.position),
  phone: Schema.optional(claimant.phone),
  email: Schema.optional(claimant.email),
})
export type ClaimChanges = typeof ClaimChanges.Type

/** Path parameter with a claim's id. */
export const ByClaim = Schema.Struct({ id: Schema.String })

/** Uploaded file that proves the claim. */
export const NewDocument = Schema.Struct({ id: Schema.String, upload_id: Id, kind: Schema.Literals(documentKinds) })

/** Submitted code. */
export const SubmittedCode = Schema.Struct({
  id: Schema.String,
  code: Schema.String.check(Schema.isPattern(/^\s*\d(\s*\d){5}\s*$/, { message: 'claims.code.six-digits' })),
})

/** Refusal of a claim by support, with the explanation for the claimant. */
export const ClaimRefusal = Schema.Struct({ id: Schema.String, reason: Schema.Literals(claimReasons), note: NonBlankText(noteMaxLength) })
export type ClaimRefusal = typeof ClaimRefusal.Type

/** Answer of the owner to somebody else's claim. */
export const OwnerAnswerInput = Schema.Struct({
  id: Schema.String,
  answer: Schema.Literals(ownerAnswers),
  note: Schema.optional(NonBlankText(noteMaxLength)),
})
