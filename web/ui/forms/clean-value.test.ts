import { expect, test } from 'vitest'
import { cleanValue } from './clean-value.ts'

test.each([
  ['text', '  Ala  ma kota ', 'Ala  ma kota'],
  ['textarea', '\n Ala\nma kota \n', 'Ala\nma kota'],
  ['tel', ' 601 602 603 ', '601 602 603'],
  ['url', ' przedszkole.pl ', 'przedszkole.pl'],
])('SH-13 trims a text: %s', (type, typed, sent) => expect(cleanValue({ type }, typed)).toBe(sent))

test('SH-13 trims and lowercases an e-mail address', () => {
  expect(cleanValue({ type: 'email' }, ' Ala.Nowak@Przyklad.PL ')).toBe('ala.nowak@przyklad.pl')
})

test.each([
  ['12', 12],
  ['12,7', 12],
  ['12.9', 12],
  ['-3', -3],
  ['1 200', 1200],
  ['', 0],
  ['dużo', 0],
])('SH-13 converts to an integer, and to 0 without a number: "%s"', (typed, sent) =>
  expect(cleanValue({ type: 'number' }, typed)).toBe(sent),
)

test('leaves a password unchanged even while it is visible, and removes spaces from a code', () => {
  expect(cleanValue({ type: 'password' }, ' tajne ')).toBe(' tajne ')
  expect(cleanValue({ type: 'text', autocomplete: 'current-password' }, ' tajne ')).toBe(' tajne ')
  expect(cleanValue({ type: 'text', inputMode: 'numeric' }, ' 123 456 ')).toBe('123456')
})
