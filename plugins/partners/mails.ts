import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'

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

const facility = 'Przedszkole „Bajka”'

/** Mail templates of partners. */
export const partnersMails = [
  mail('welcome', WelcomeMail, {
    name: 'Joanna',
    facility,
    partner: 'bobas',
    email: 'dyrektor@bajka.test',
    password: '0123-4567-89ab-cdef',
    token: '0123456789abcdef0123456789abcdef',
  }),
  mail('owned', OwnedMail, { name: 'Joanna', facility, facility_id: '01970000-0000-7000-8000-000000000001' }),
]
