import { Schema } from 'effect'
import { emailPattern } from './email-pattern.ts'
import { httpsUrl } from './https-url.ts'
import { nameMaxLength } from './name-length.ts'
import { passwordMinLength, passwordMaxLength } from './password-length.ts'

// PostgreSQL keeps neither a zero character nor half of a pair.
const keepable = Schema.isPattern(/^[^\0\p{Cs}]*$/u, { message: 'FIELD_INVALID' })
// What is left out altogether is FIELD_REQUIRED.
const something = Schema.isPattern(/\S/, { message: 'FIELD_EMPTY' })
const tooLong = { message: 'FIELD_TOO_LONG' }

/** What somebody typed, in one line or many: never only spaces, at most `most` characters. */
export const TypedText = (most: number) => Schema.String.check(something, Schema.isMaxLength(most, tooLong), keepable)

/** What somebody typed in one line: a name, a subject. */
export const TypedLine = (most: number) => TypedText(most).check(Schema.isPattern(/^[^\r\n]*$/, { message: 'FIELD_INVALID' }))

/** An e-mail address that a mail may be sent to. */
export const Email = Schema.String.check(
  something,
  Schema.isMaxLength(254, tooLong),
  keepable,
  Schema.isPattern(emailPattern, { message: 'EMAIL_FIELD_INVALID' }),
)

/** A telephone number as people write it, 7 to 15 digits (specification §5). */
export const Phone = Schema.String.check(
  something,
  Schema.isMaxLength(30, tooLong),
  Schema.isPattern(/^\D*(\d\D*){7,}$/, { message: 'PHONE_FIELD_MINIMAL_INPUT' }),
  Schema.isPattern(/^\+?[\d\s()./-]*$/, { message: 'FIELD_INVALID' }),
  Schema.isPattern(/^\D*(\d\D*){0,15}$/, tooLong),
)

/** A first or a last name. */
export const PersonName = TypedLine(nameMaxLength).check(Schema.isPattern(/^\s*\S.+\S\s*$/u, { message: 'NAME_TOO_SHORT' }))

/** A password that is to be: any characters that can be kept, spaces too. */
export const NewPassword = Schema.String.check(
  Schema.isMinLength(1, { message: 'FIELD_EMPTY' }),
  Schema.isMinLength(passwordMinLength, { message: 'PASSWORD_TOO_SHORT' }),
  Schema.isMaxLength(passwordMaxLength, tooLong),
  keepable,
)

/** The address of a web page as people write it, without `https://` too (specification §5). */
export const Url = TypedLine(2000).check(Schema.makeFilter((typed) => httpsUrl(typed) !== null, { message: 'URL_FIELD_INVALID' }))
