import { Schema, SchemaTransformation } from 'effect'
import { normalizeEmail, parseEmail } from './email.ts'
import { httpsUrl } from './https-url.ts'
import { nameMaxLength } from './name-length.ts'
import { passwordMaxLength, passwordMinLength } from './password-length.ts'
import { countPhoneDigits, isSpelledLikePhone, parsePhone } from './phone.ts'

// PostgreSQL stores neither NUL characters nor unpaired surrogates.
const storable = Schema.isPattern(/^[^\0\p{Cs}]*$/u, { message: 'FIELD_INVALID' })
// A missing field is reported as FIELD_REQUIRED before this check.
const notBlank = Schema.isPattern(/\S/, { message: 'FIELD_EMPTY' })
/** Ends the checks of a text: no other one reads what may be as long as a request. */
const atMost = (max: number) => Schema.isMaxLength(max, { message: 'FIELD_TOO_LONG' }).abort()

/** Text of one or many lines: not blank, at most `max` characters. */
export const NonBlankText = (max: number) => Schema.String.check(notBlank, atMost(max), storable)

/** Single-line text such as a name or a subject: not blank, at most `max` characters. */
export const NonBlankLine = (max: number) => NonBlankText(max).check(Schema.isPattern(/^[^\r\n]*$/, { message: 'FIELD_INVALID' }))

/** Decodes a text to the form in which it is stored. */
const stored = (text: typeof Schema.String, normalize: (text: string) => string) =>
  text.pipe(Schema.decodeTo(Schema.String, SchemaTransformation.transform({ decode: normalize, encode: (value: string) => value })))

/** Deliverable e-mail address in any common notation, `Jan X <a@b.pl>`; decoded to the one under which it is stored and compared. */
export const Email = stored(
  Schema.String.check(
    notBlank,
    atMost(254),
    storable,
    Schema.makeFilter((text: string) => parseEmail(text) !== null, { message: 'EMAIL_FIELD_INVALID' }),
  ),
  normalizeEmail,
)

const phoneText = Schema.String.check(
  notBlank,
  atMost(30),
  Schema.makeFilter((text: string) => countPhoneDigits(text) >= 7, { message: 'PHONE_FIELD_MINIMAL_INPUT' }),
  Schema.makeFilter(isSpelledLikePhone, { message: 'FIELD_INVALID' }),
  Schema.makeFilter((text: string) => countPhoneDigits(text) <= 15, { message: 'FIELD_TOO_LONG' }),
)
const storedPhone = (text: string) => parsePhone(text) ?? text.trim()

/** Telephone number of a person in any common notation, 7 to 15 digits (specification §5); decoded to E.164 where it is complete. */
export const Phone = stored(phoneText, storedPhone)

/** Telephone number of a facility, which everybody must be able to dial; decoded to E.164. */
export const PublicPhone = stored(
  phoneText.check(Schema.makeFilter((text: string) => parsePhone(text) !== null, { message: 'PHONE_FIELD_INVALID' })),
  storedPhone,
)

/** Web address or e-mail address within a text, of which mail programs make a link: `x.pl/y`, `www.x`, `a@b`. */
const address = /\/\/|www\.|@|[\p{L}\d-]{2}\.\p{Ll}{2,}(?!\p{L})/u

/** Name of a person or of a facility that mails repeat, also to an address that somebody else has typed: without addresses. */
export const PlainName = (max: number) =>
  NonBlankLine(max).check(Schema.makeFilter((text: string) => !address.test(text), { message: 'FIELD_INVALID' }))

/** First or last name. */
export const PersonName = PlainName(nameMaxLength).check(Schema.isPattern(/^\s*\S.+\S\s*$/u, { message: 'NAME_TOO_SHORT' }))

/** New password: any storable characters, including spaces. */
export const NewPassword = Schema.String.check(
  Schema.isMinLength(1, { message: 'FIELD_EMPTY' }),
  Schema.isMinLength(passwordMinLength, { message: 'PASSWORD_TOO_SHORT' }),
  atMost(passwordMaxLength),
  storable,
)

/** Web address, also without `https://` (specification §5). */
export const Url = NonBlankLine(2000).check(Schema.makeFilter((input) => httpsUrl(input) !== null, { message: 'URL_FIELD_INVALID' }))
