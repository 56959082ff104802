import { Schema } from 'effect'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { facilityRoles } from '#core/access/roles.ts'
import { facilityPermissions, PermissionNameView } from './permissions.ts'
import { SessionUserView } from './session.ts'

/** Second factors of an account; `required`: until the account shows one, it has only the rights of an ordinary user. */
export const SecondFactorView = Schema.Struct({ totp: Schema.Boolean, passkeys: Schema.Number, required: Schema.Boolean })
export type SecondFactorView = typeof SecondFactorView.Type

/** An account as its owner and support see it, with the field names of the specification. */
export const AccountView = Schema.Struct({
  ...SessionUserView.fields,
  status: Schema.Literals(['registered', 'active']),
  /** Origin of the account and the data supplied by a third party; `null` for everyone but support. */
  source: Schema.NullOr(Schema.String),
  third_party_data: Schema.NullOr(Schema.Json),
  second_factor: SecondFactorView,
  created_at: Schema.String,
  version: Schema.Number,
})
export type AccountView = typeof AccountView.Type

/** Permissions for a facility, under the names that screens use. */
export const abilities = {
  edit: facilityPermissions.writeData,
  answer_opinions: facilityPermissions.writeOpinions,
  answer_questions: facilityPermissions.writeQuestions,
  recruit: facilityPermissions.writeRecruitment,
  publish: facilityPermissions.writePublications,
  build_site: facilityPermissions.writeWebPage,
  invite: facilityPermissions.writeMembers,
  pay: facilityPermissions.writeBilling,
} as const satisfies Readonly<Record<string, FacilityPermission>>

/** A facility that the user belongs to, with the user’s role and permissions there. */
export const OwnFacility = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  city: Schema.String,
  role: Schema.Literals(facilityRoles),
  permissions: Schema.Array(PermissionNameView),
  can: Schema.Record(Schema.Literals(Object.keys(abilities) as (keyof typeof abilities)[]), Schema.Boolean),
  status: Schema.Literals(['unknown', 'registered', 'premium']),
  /** True until the user opens the facility's panel for the first time. */
  is_new: Schema.Boolean,
})

/** Facility that the user has asked for and does not have yet. */
export const ShadowFacility = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  city: Schema.String,
  shadow_status: Schema.Literals(['pending', 'rejected']),
})

/** Facilities of the user, and those that wait for support (specification, GET v1/facility/owned). */
export const OwnedFacilities = Schema.Struct({ facilities: Schema.Array(OwnFacility), shadow_facilities: Schema.Array(ShadowFacility) })
