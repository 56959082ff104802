import { Schema } from 'effect'
import { Email, NewPassword, PersonName } from '#core/kernel/field-schemas.ts'
import { fieldsMatch } from '#core/kernel/fields-match.ts'
import { languages } from '#core/kernel/language.ts'
import { passwordMaxLength } from '#core/kernel/password-length.ts'
import { RefreshCookie } from './session.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }
const required = Schema.isMinLength(1, { message: 'FIELD_REQUIRED' })

/** The current password of an account, to be verified. */
export const CurrentPassword = Schema.String.check(required, Schema.isMaxLength(passwordMaxLength, tooLong))

/** Input of the registration form (decisions §20). What clients repeat must match. */
export const Registration = Schema.Struct({
  email: Email,
  email_repeat: Schema.optional(Schema.String),
  password: NewPassword,
  password_repeat: Schema.optional(Schema.String),
  first_name: PersonName,
  last_name: PersonName,
  language: Schema.optional(Schema.Literals(languages)),
  /** Date of the accepted terms, ISO date. */
  terms_version: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, { message: 'TERMS_NOT_ACCEPTED' })),
}).check(fieldsMatch('email', 'email_repeat', 'EMAILS_DIFFER'), fieldsMatch('password', 'password_repeat', 'PASSWORDS_DIFFER'))
export type Registration = typeof Registration.Type

/** Response to a registration; the same whether the address has an account already or not. */
export const RegistrationResponse = Schema.Struct({ email: Schema.String, status: Schema.Literal('registered') })

/** Sign-in credentials; a missing or empty field has an error of its own (features AU-16). */
export const Credentials = Schema.Struct({
  email: Schema.optional(Schema.String.check(Schema.isMaxLength(254, tooLong))),
  password: Schema.optional(Schema.String.check(Schema.isMaxLength(passwordMaxLength, tooLong))),
})
export type Credentials = typeof Credentials.Type

/** Input of a sign-in: the credentials with the refresh cookie. */
export const LoginFormInput = Schema.Struct({ ...Credentials.fields, ...RefreshCookie.fields })

/** A token in the path of a link: 32 hexadecimal digits. */
export const LinkToken = Schema.String.check(Schema.isMaxLength(200, tooLong))

/** Path parameter with the token of a link. */
export const ByLinkToken = Schema.Struct({ token: LinkToken })

/** Path parameter with an e-mail address. */
export const ByEmail = Schema.Struct({ email: Email })

/** New password with the token of a mailed link; the browser becomes known to the account by a cookie. */
export const NewPasswordByLink = Schema.Struct({ token: LinkToken, password: NewPassword, ...RefreshCookie.fields })

/** Password to score; `about`: names and addresses of the user, which make it easier to guess. */
export const PasswordStrengthQuery = Schema.Struct({
  password: Schema.String.check(Schema.isMaxLength(128, tooLong)),
  about: Schema.optional(Schema.Array(Schema.String.check(Schema.isMaxLength(254, tooLong))).check(Schema.isMaxLength(5))),
})

/** Strength of a password on the scale of zxcvbn, and the main reason why it is weak. */
export const PasswordStrengthView = Schema.Struct({
  score: Schema.Literals([0, 1, 2, 3, 4]),
  breached: Schema.Boolean,
  warning: Schema.NullOr(Schema.Literals(['common', 'personal', 'name', 'word', 'keyboard', 'repeat', 'sequence', 'date'])),
})
