import { Schema } from 'effect'

// PostgreSQL keeps neither a zero character nor half of a pair.
const keepable = Schema.isPattern(/^[^\0\p{Cs}]*$/u, { message: 'FIELD_INVALID' })
const something = Schema.isPattern(/\S/, { message: 'FIELD_REQUIRED' })
const tooLong = { message: 'FIELD_TOO_LONG' }

/** What somebody typed, in one line or many: never only spaces, at most `most` characters. */
export const TypedText = (most: number) => Schema.String.check(something, Schema.isMaxLength(most, tooLong), keepable)

/** What somebody typed in one line: a name, a subject. */
export const TypedLine = (most: number) => TypedText(most).check(Schema.isPattern(/^[^\r\n]*$/, { message: 'FIELD_INVALID' }))

/** An e-mail address that a mail may be sent to: one `@`, a domain with a dot, nothing that ends a header or a list. */
export const Email = Schema.String.check(
  something,
  Schema.isMaxLength(254, tooLong),
  keepable,
  Schema.isPattern(/^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/, { message: 'EMAIL_FIELD_INVALID' }),
)

/** A telephone number as people write it, 7 to 15 digits (specification §5). */
export const Phone = Schema.String.check(
  something,
  Schema.isMaxLength(30, tooLong),
  Schema.isPattern(/^\D*(\d\D*){7,}$/, { message: 'PHONE_FIELD_MINIMAL_INPUT' }),
  Schema.isPattern(/^\+?[\d\s()./-]*$/, { message: 'FIELD_INVALID' }),
  Schema.isPattern(/^\D*(\d\D*){0,15}$/, tooLong),
)
