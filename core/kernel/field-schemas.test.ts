import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { Schema } from 'effect'
import { Email, NewPassword, PersonName, Phone, NonBlankLine, NonBlankText, Url } from './field-schemas.ts'

const errorOf = (schema: Schema.Codec<string, string>, value: unknown) => {
  const read = decodeInput(Schema.Struct({ it: schema }), { it: value })
  return 'schema' in read ? read.schema['it']?.[0] : null
}

test.each([
  ['jan@przyklad.pl', null],
  ['a.b+c@poczta.example.com', null],
  ['żółw@łódź.pl', null],
  ['', 'FIELD_EMPTY'],
  ['jan', 'EMAIL_FIELD_INVALID'],
  ['jan@przyklad', 'EMAIL_FIELD_INVALID'],
  ['jan@@przyklad.pl', 'EMAIL_FIELD_INVALID'],
  ['jan@przyklad.pl, ola@przyklad.pl', 'EMAIL_FIELD_INVALID'],
  ['jan@przyklad.pl\nBcc: ola@przyklad.pl', 'EMAIL_FIELD_INVALID'],
  [`${'a'.repeat(250)}@b.pl`, 'FIELD_TOO_LONG'],
  [7, 'FIELD_INVALID'],
])('validates an e-mail address: %j → %j', (value, key) => expect(errorOf(Email, value)).toBe(key))

test.each([
  ['601 602 603', null],
  ['+48 (22) 123-45-67', null],
  ['123456', 'PHONE_FIELD_MINIMAL_INPUT'],
  ['zadzwoń 601602603', 'FIELD_INVALID'],
  ['1234567890123456', 'FIELD_TOO_LONG'],
])('validates a telephone number: %j → %j', (value, key) => expect(errorOf(Phone, value)).toBe(key))

test.each([
  ['Dobry', null],
  [' \n ', 'FIELD_EMPTY'],
  ['a\0b', 'FIELD_INVALID'],
  ['a\ud800b', 'FIELD_INVALID'],
  ['🖍️', null],
  ['12345678901', 'FIELD_TOO_LONG'],
])('validates a text of at most ten characters: %j → %j', (value, key) => expect(errorOf(NonBlankText(10), value)).toBe(key))

test.each([
  ['Ala', null],
  ['Li', 'NAME_TOO_SHORT'],
  ['  Li  ', 'NAME_TOO_SHORT'],
  ['Nowak-Żółć', null],
  ['', 'FIELD_EMPTY'],
])('VA-01 validates a name: %j → %j', (value, key) => expect(errorOf(PersonName, value)).toBe(key))

test.each([
  ['        ', null],
  ['siedem7', 'PASSWORD_TOO_SHORT'],
  ['', 'FIELD_EMPTY'],
  ['a'.repeat(129), 'FIELD_TOO_LONG'],
  ['osiem\0znaków', 'FIELD_INVALID'],
])('validates a new password: %j → %j', (value, key) => expect(errorOf(NewPassword, value)).toBe(key))

test.each([
  ['przedszkole.pl', null],
  ['nasze przedszkole', 'URL_FIELD_INVALID'],
])('VA-01 validates a web address: %j → %j', (value, key) => expect(errorOf(Url, value)).toBe(key))

test('a single-line text rejects line breaks', () => {
  expect(errorOf(NonBlankLine(20), 'Ala\nma kota')).toBe('FIELD_INVALID')
  expect(errorOf(NonBlankLine(20), 'Ala ma kota')).toBeNull()
})
