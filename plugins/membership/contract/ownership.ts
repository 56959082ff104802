import { Schema } from 'effect'
import { IdentityProof } from '#plugins/accounts/contract/factors.ts'

/** Roles from which somebody may become the owner. */
export const successorRoles = ['administrator', 'teacher'] as const

/** Owner of a facility, since when, and those who could take it over: administrators and teachers with confirmed accounts. */
export const OwnershipView = Schema.Struct({
  facility_id: Schema.String,
  facility: Schema.String,
  owner: Schema.NullOr(Schema.Struct({ name: Schema.String, since: Schema.String, you: Schema.Boolean })),
  candidates: Schema.Array(
    Schema.Struct({ account_id: Schema.String, name: Schema.String, email: Schema.String, role: Schema.Literals(successorRoles) }),
  ),
}).annotate({ identifier: 'FacilityOwnership' })
export type OwnershipView = typeof OwnershipView.Type

/** Query parameter with a facility's id. */
export const OfFacility = Schema.Struct({ facility_id: Schema.String })

/** Passing of a facility, with the proof of identity and the facility's name, typed. */
export const OwnershipPass = Schema.Struct({
  facility_id: Schema.String,
  to_account_id: Schema.String,
  confirm_name: Schema.String.check(Schema.isMaxLength(300, { message: 'FIELD_TOO_LONG' })),
  ...IdentityProof.fields,
})
export type OwnershipPass = typeof OwnershipPass.Type
