import { expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

test.each([
  ['/', '/'],
  ['/placowka/bajka', '/placowka/bajka'],
  ['/placowka//bajka/', '/placowka/bajka'],
  ['//evil.test/', '/evil.test'],
  ['/szukaj/?q=a/', '/szukaj?q=a/'],
  ['/szukaj?q=a?b', '/szukaj?q=a?b'],
])('an address without extra slashes: %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical)
})

test.each(['/placowka/bajka/zapytaj?', '/placowka/bajka/zapytaj/?'])('a form without fields leaves no empty query: %s', (address) => {
  expect(canonicalAddress(address)).toBe('/placowka/bajka/zapytaj')
})
