import { Schema } from 'effect'
import { emailPattern } from './email-pattern.ts'
import { httpsUrl } from './https-url.ts'
import { nameMaxLength } from './name-length.ts'
import { passwordMinLength, passwordMaxLength } from './password-length.ts'

// PostgreSQL stores neither NUL characters nor unpaired surrogates.
const storable = Schema.isPattern(/^[^\0\p{Cs}]*$/u, { message: 'FIELD_INVALID' })
// A missing field is reported as FIELD_REQUIRED before this check.
const notBlank = Schema.isPattern(/\S/, { message: 'FIELD_EMPTY' })
const tooLong = { message: 'FIELD_TOO_LONG' }

/** Text of one or many lines: not blank, at most `max` characters. */
export const NonBlankText = (max: number) => Schema.String.check(notBlank, Schema.isMaxLength(max, tooLong), storable)

/** Single-line text such as a name or a subject: not blank, at most `max` characters. */
export const NonBlankLine = (max: number) => NonBlankText(max).check(Schema.isPattern(/^[^\r\n]*$/, { message: 'FIELD_INVALID' }))

/** Deliverable e-mail address. */
export const Email = Schema.String.check(
  notBlank,
  Schema.isMaxLength(254, tooLong),
  storable,
  Schema.isPattern(emailPattern, { message: 'EMAIL_FIELD_INVALID' }),
)

/** Telephone number in any common notation, 7 to 15 digits (specification §5). */
export const Phone = Schema.String.check(
  notBlank,
  Schema.isMaxLength(30, tooLong),
  Schema.isPattern(/^\D*(\d\D*){7,}$/, { message: 'PHONE_FIELD_MINIMAL_INPUT' }),
  Schema.isPattern(/^\+?[\d\s()./-]*$/, { message: 'FIELD_INVALID' }),
  Schema.isPattern(/^\D*(\d\D*){0,15}$/, tooLong),
)

/** First or last name. */
export const PersonName = NonBlankLine(nameMaxLength).check(Schema.isPattern(/^\s*\S.+\S\s*$/u, { message: 'NAME_TOO_SHORT' }))

/** New password: any storable characters, including spaces. */
export const NewPassword = Schema.String.check(
  Schema.isMinLength(1, { message: 'FIELD_EMPTY' }),
  Schema.isMinLength(passwordMinLength, { message: 'PASSWORD_TOO_SHORT' }),
  Schema.isMaxLength(passwordMaxLength, tooLong),
  storable,
)

/** Web address, also without `https://` (specification §5). */
export const Url = NonBlankLine(2000).check(Schema.makeFilter((input) => httpsUrl(input) !== null, { message: 'URL_FIELD_INVALID' }))
