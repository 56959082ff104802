import { expect, test } from 'vitest'
import { cleaned } from './clean.ts'

test.each([
  ['text', '  Ala  ma kota ', 'Ala  ma kota'],
  ['textarea', '\n Ala\nma kota \n', 'Ala\nma kota'],
  ['tel', ' 601 602 603 ', '601 602 603'],
  ['url', ' przedszkole.pl ', 'przedszkole.pl'],
])('SH-13 a text is trimmed: %s', (type, typed, sent) => expect(cleaned({ type }, typed)).toBe(sent))

test('SH-13 an address of mail is trimmed and in small letters', () => {
  expect(cleaned({ type: 'email' }, ' Ala.Nowak@Przyklad.PL ')).toBe('ala.nowak@przyklad.pl')
})

test.each([
  ['12', 12],
  ['12,7', 12],
  ['12.9', 12],
  ['-3', -3],
  ['1 200', 1200],
  ['', 0],
  ['dużo', 0],
])('SH-13 a number is whole, and 0 where there is none: "%s"', (typed, sent) => expect(cleaned({ type: 'number' }, typed)).toBe(sent))

test('a password stays as it is, also while it is looked at; a code loses its spaces', () => {
  expect(cleaned({ type: 'password' }, ' tajne ')).toBe(' tajne ')
  expect(cleaned({ type: 'text', autocomplete: 'current-password' }, ' tajne ')).toBe(' tajne ')
  expect(cleaned({ type: 'text', inputMode: 'numeric' }, ' 123 456 ')).toBe('123456')
})
