import { describe, expect, test } from 'vitest'
import { cleanApartmentNumber, cleanBuildingNumber, cleanPostCode } from '../address.ts'
import { cleanStreet } from './street.ts'

describe('cleanStreet', () => {
  test.each([
    ['ul.  Szkolna', 'ul. Szkolna', ['street-spaces']],
    ['ul. Szkolna', 'ul. Szkolna', []],
    ['Szkolna', 'Szkolna', []],
    ['', '', []],
    ['al. Aleja 3 Maja', 'al. 3 Maja', ['street-kind']],
    ['ul. Aleja Krakowska', 'al. Krakowska', ['street-kind']],
    ['os. Osiedle Leśne', 'os. Leśne', ['street-kind']],
    ['ul. Plac Wolności', 'pl. Wolności', ['street-kind']],
    ['rynek Rynek', 'Rynek', ['street-kind']],
    ['ul. Rynek', 'Rynek', ['street-kind']],
    ['inne Trakt Zmyślony', 'Trakt Zmyślony', ['street-kind']],
    ['ul.Leśna', 'ul. Leśna', ['street-kind']],
    ['Alejowa', 'Alejowa', []],
    ['Placowa', 'Placowa', []],
    ['UL. JANA ZMYŚLONEGO', 'ul. Jana Zmyślonego', ['street-kind', 'street-capitals']],
    ['ul. PCK', 'ul. PCK', []],
    ['ul.', '', ['street-none']],
    ['brak', '', ['street-none']],
  ])('%j becomes %j', (text, value, appliedRules) => {
    expect(cleanStreet(text)).toEqual({ value, appliedRules })
  })
})

test.each([
  ['4 B', '4B'],
  ['2 - 4', '2-4'],
  [' 5 ', '5'],
  ['2 i 4', '2 i 4'],
  ['14/3', '14/3'],
  ['b.d', ''],
  ['bn', ''],
  ['NN', ''],
  ['n.n.', ''],
  ['-36', '36'],
  ['36-', '36'],
  ['-', ''],
  ['', ''],
])('building %j becomes %j', (text, value) => {
  expect(cleanBuildingNumber(text).value).toBe(value)
})

test.each([
  ['lok U2', 'U2'],
  ['lokal 1', '1'],
  ['lok.3', '3'],
  ['M2', 'M2'],
  ['LU 3', 'LU 3'],
  ['-', ''],
  ['Parter', 'Parter'],
])('apartment %j becomes %j', (text, value) => {
  expect(cleanApartmentNumber(text).value).toBe(value)
})

test.each([
  ['00-001', '00-001'],
  ['00001', '00-001'],
  ['="00-001"', '00-001'],
  [' 00-001 ', '00-001'],
  ['0001', ''],
  ['brak', ''],
  ['', ''],
])('post code %j becomes %j', (text, value) => {
  expect(cleanPostCode(text).value).toBe(value)
})
