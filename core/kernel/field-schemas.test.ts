import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { Email, NewPassword, NonBlankLine, NonBlankText, PersonName, Phone, PlainName, PublicPhone, Url } from './field-schemas.ts'

const decoded = (schema: Schema.Codec<string, string>, value: string) => {
  const read = decodeInput(Schema.Struct({ it: schema }), { it: value })
  return 'schema' in read ? null : read.value.it
}
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

test.each([Email, Phone, PublicPhone, PersonName, Url, NewPassword])('J11 a text that is too long is checked no further', (schema) => {
  const read = decodeInput(Schema.Struct({ it: schema }), { it: `a${'.'.repeat(90_000)}\n!` })
  expect(read).toEqual({ schema: { it: ['FIELD_TOO_LONG'] } })
})

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
  ['Przedszkole nr 5 im. J.R.R. Tolkiena', null],
  ['Przedszkole im.Jana Pawła II, ul.Długa 3', null],
  ['Żłobek 1.5 roku', null],
  ['Wygrana na evil.pl', 'FIELD_INVALID'],
  ['https://evil', 'FIELD_INVALID'],
  ['www.EVIL.PL', 'FIELD_INVALID'],
  ['ala@evil.pl', 'FIELD_INVALID'],
])('J11 a name that mails repeat contains no address: %j → %j', (value, key) => expect(errorOf(PlainName(60), value)).toBe(key))

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

test.each([
  ['Jan X <A@b.pl>', 'a@b.pl'],
  ['mailto:a@b.pl', 'a@b.pl'],
  ['a@b.pl.', 'a@b.pl'],
  ['biuro@żłobek.pl', 'biuro@xn--obek-z1a16a.pl'],
  ['jan nowak@b.pl', null],
  ['a..b@b.pl', null],
])('VA-01 an e-mail address is decoded to the form in which it is stored: %j → %j', (typed, stored) => {
  expect(decoded(Email, typed)).toBe(stored)
})

test.each([
  ['+48 (0) 22 512 34 56', '+48225123456'],
  ['022/512-34-56', '+48225123456'],
  ['22 512 34 56-58', '+48225123456'],
  ['22 512 34 56 wew. 12', '+48225123456'],
  ['+49 30 123456', '+4930123456'],
  ['512 34 56', '512 34 56'],
])('VA-01 a telephone number is decoded to E.164 where it is complete: %j → %j', (typed, stored) => {
  expect(decoded(Phone, typed)).toBe(stored)
})

test('VA-01 the number of a facility must be complete, that everybody can dial it', () => {
  expect(decoded(PublicPhone, '601 602 603')).toBe('+48601602603')
  expect(errorOf(PublicPhone, '512 34 56')).toBe('PHONE_FIELD_INVALID')
  expect(errorOf(PublicPhone, '601602603 602603604')).toBe('FIELD_TOO_LONG')
})
