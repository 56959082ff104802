import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { passwordMaxLength } from '#core/kernel/password-length.ts'
import { sameAs } from '#core/kernel/same-as.ts'
import { Email, NewPassword, PersonName } from '#core/kernel/typed.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }
const required = Schema.isMinLength(1, { message: 'FIELD_REQUIRED' })

/** A password that is said to be one's own. */
export const OwnPassword = Schema.String.check(required, Schema.isMaxLength(passwordMaxLength, tooLong))

/** What fills the form of registration (decisions §20); the repeated password is the form's and may be left out by programs. */
export const Registration = Schema.Struct({
  email: Email,
  email_repeat: Schema.String,
  password: NewPassword,
  password_repeat: Schema.optional(Schema.String),
  first_name: PersonName,
  last_name: PersonName,
  language: Schema.optional(Schema.Literals(languages)),
  /** Day of the terms that are accepted, ISO date. */
  terms_version: Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, { message: 'TERMS_NOT_ACCEPTED' })),
}).check(sameAs('email', 'email_repeat', 'EMAILS_DIFFER'), sameAs('password', 'password_repeat', 'PASSWORDS_DIFFER'))
export type Registration = typeof Registration.Type

/** What one signs in with; a member that is left out or empty has a message of its own (features AU-16). */
export const Credentials = Schema.Struct({
  email: Schema.optional(Schema.String.check(Schema.isMaxLength(254, tooLong))),
  password: Schema.optional(Schema.String.check(Schema.isMaxLength(passwordMaxLength, tooLong))),
})
export type Credentials = typeof Credentials.Type

/** What the page for signing in hands on. */
export const LogInHere = Schema.Struct({ ...Credentials.fields, refresh_token: Schema.NullOr(Schema.String) })

/** A one-time word out of a mail: 32 hexadecimal digits. */
export const MailedWord = Schema.String.check(Schema.isMaxLength(200, tooLong))
