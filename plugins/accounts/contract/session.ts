import { Schema } from 'effect'
import { accountTypes } from '#core/access/account-type.ts'
import { languages } from '#core/kernel/language.ts'
import { PermissionNameView } from './permissions.ts'

/** Permissions by facility id. */
const Perms = Schema.Record(Schema.String, Schema.Array(PermissionNameView))

/** The signed-in user as the browser stores it (core/access/session-user.ts). */
export const SessionUserView = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  surname: Schema.String,
  email: Schema.String,
  avatar: Schema.NullOr(Schema.String),
  language: Schema.Literals(languages),
  type: Schema.Literals(accountTypes),
  perms: Perms,
})

/** The refresh cookie; `null` when the request has none. */
export const RefreshCookie = Schema.Struct({ refresh_token: Schema.NullOr(Schema.String) })

/** Response to a sign-in: the user with the bearer token, the token for the second step, or the one for replacing a one-time password. */
export const SignedIn = Schema.Union([
  Schema.Struct({ ...SessionUserView.fields, jwt: Schema.String }),
  Schema.Struct({ second_factor: Schema.String }),
  /** Token of the page for an own password: the one given was a one-time password. */
  Schema.Struct({ new_password: Schema.String }),
])
export type SignedIn = typeof SignedIn.Type

/** Response to a sign-in that has opened a session. */
export type UserWithToken = Extract<SignedIn, { readonly jwt: string }>

/** Response to a refresh. */
export const Refreshed = Schema.Struct({ jwt: Schema.String, user: SessionUserView })

/** A device on which the user is signed in. */
export const SessionView = Schema.Struct({
  id: Schema.String,
  device: Schema.String,
  opened_at: Schema.String,
  refreshed_at: Schema.String,
  /** When it ends, however much it is used. */
  ends_at: Schema.String,
  /** True for the session that makes the request. */
  current: Schema.Boolean,
})

/** Number of sessions that a request ended. */
export const EndedSessions = Schema.Struct({ ended: Schema.Number })
