import { Schema } from 'effect'

/** Welcome mail: what was created from whose data, with the one-time password and the link for an own one. */
export const WelcomeMail = Schema.Struct({
  name: Schema.String,
  facility: Schema.String,
  partner: Schema.String,
  email: Schema.String,
  password: Schema.String,
  token: Schema.String,
})
export type WelcomeMail = typeof WelcomeMail.Type

/** Mail to somebody who cannot run a facility because it has an owner. */
export const OwnedMail = Schema.Struct({ name: Schema.String, facility: Schema.String, facility_id: Schema.String })
export type OwnedMail = typeof OwnedMail.Type
