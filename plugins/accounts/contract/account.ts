import { Schema } from 'effect'
import { accountTypes } from '#core/access/account-type.ts'
import { type FacilityPermission, facilityPermissions } from '#core/access/permissions.ts'
import { facilityRoles } from '#core/access/roles.ts'
import { languages } from '#core/kernel/language.ts'

/** Where an account comes from. */
export const accountSources = ['self', 'operator', 'demo', 'scale'] as const

/** A perms map: facility id to permission strings. */
const Perms = Schema.Record(Schema.String, Schema.Array(Schema.Literals(facilityPermissions)))

const shown = {
  id: Schema.String,
  name: Schema.String,
  surname: Schema.String,
  email: Schema.String,
  avatar: Schema.NullOr(Schema.String),
  language: Schema.Literals(languages),
  type: Schema.Literals(accountTypes),
  perms: Perms,
}

/** Who has signed in, as their browser keeps it (core/access/session-user.ts). */
export const SessionUserView = Schema.Struct(shown)

/** What an account has beside its password; `required`: without any it counts as an ordinary one. */
export const SecondFactorView = Schema.Struct({ totp: Schema.Boolean, passkeys: Schema.Number, required: Schema.Boolean })
export type SecondFactorView = typeof SecondFactorView.Type

/** An account as its owner and support see it, under the names of the specification. */
export const AccountView = Schema.Struct({
  ...shown,
  status: Schema.Literals(['registered', 'active']),
  /** Where it comes from and what came with it; support alone is told. */
  source: Schema.NullOr(Schema.String),
  third_party_data: Schema.NullOr(Schema.Json),
  second_factor: SecondFactorView,
  created_at: Schema.String,
  version: Schema.Number,
})
export type AccountView = typeof AccountView.Type

/** The answer to a sign-in: who it is with the bearer token, or the word for the second step. */
export const SignedIn = Schema.Union([Schema.Struct({ ...shown, jwt: Schema.String }), Schema.Struct({ second_factor: Schema.String })])
export type SignedIn = typeof SignedIn.Type

/** The answer to a refresh. */
export const Refreshed = Schema.Struct({ jwt: Schema.String, user: SessionUserView })

/** A device on which one is signed in. */
export const SessionView = Schema.Struct({
  id: Schema.String,
  device: Schema.String,
  opened_at: Schema.String,
  refreshed_at: Schema.String,
  /** Whether it is the one that asks. */
  current: Schema.Boolean,
})

/** What one may do for a facility, as screens ask for it. */
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

/** A facility that one belongs to, for the user card, and what one may do there. */
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
