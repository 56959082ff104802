import { Schema } from 'effect'
import { type FacilityPermission, facilityPermissions } from '#core/access/permissions.ts'
import { facilityRoles } from '#core/access/roles.ts'
import { SessionUserView } from './session.ts'

/** Origins of accounts. */
export const accountSources = ['self', 'operator', 'demo', 'scale'] as const

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
  edit: 'facility-data/write',
  answer_opinions: 'facility-opinions/write',
  answer_questions: 'facility-questions/write',
  recruit: 'facility-recruitment/write',
  publish: 'facility-publications/write',
  build_site: 'facility-web-page/write',
  invite: 'facility-members/write',
  pay: 'facility-billing/write',
} as const satisfies Readonly<Record<string, FacilityPermission>>

/** A facility that the user belongs to, with the user’s role and permissions there. */
export const OwnFacility = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  city: Schema.String,
  role: Schema.Literals(facilityRoles),
  permissions: Schema.Array(Schema.Literals(facilityPermissions)),
  can: Schema.Record(Schema.Literals(Object.keys(abilities) as (keyof typeof abilities)[]), Schema.Boolean),
  status: Schema.Literals(['unknown', 'registered', 'premium']),
})
