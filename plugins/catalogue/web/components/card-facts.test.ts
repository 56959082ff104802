import { expect, test } from 'vitest'
import { addressText } from '../../contract/ui.ts'
import pl from '../../messages/pl.json' with { type: 'json' }
import { freshnessOf, hoursText, kindKey } from './card-facts.ts'

test('CA-08 an address names the city on request, and in place of a missing street', () => {
  const address = { street: 'ul. Szkolna', building_number: '2', district: 'Dębniki', city: 'Kraków' }
  expect(addressText(address, false)).toBe('ul. Szkolna 2, Dębniki')
  expect(addressText(address, true)).toBe('ul. Szkolna 2, Dębniki, Kraków')
  expect(addressText({ ...address, street: null, district: null, city: 'Pcim' }, true)).toBe('Pcim 2')
  expect(addressText({ street: null, building_number: null, district: null, city: 'Pcim' }, false)).toBe('Pcim')
})

test('CA-08 formats hours in 24-hour time and is silent about unknown ones', () => {
  expect(hoursText({ open_at: 390, close_at: 1020 })).toBe('06:30–17:00')
  expect(hoursText({ open_at: 420, close_at: null })).toBeNull()
})

test('CA-08 names kind and sector in one grammatical form', () => {
  const textOf = (...of: Parameters<typeof kindKey>) => (pl as Record<string, string>)[kindKey(...of)]
  expect(textOf('nursery', 'communal')).toBe('Żłobek publiczny')
  expect(textOf('kindergarten', 'non_public')).toBe('Przedszkole niepubliczne')
  expect(textOf('toddler_club', 'private')).toBe('Klub dziecięcy prywatny')
  expect(kindKey('nursery', null)).toBe('tags.specialization.nursery')
})

test.each([
  ['2026-03-01', 'fresh'],
  ['2026-02-15', 'fresh'],
  ['2026-02-14', 'older'],
  ['2026-01-15', 'older'],
  ['2026-01-14', 'stale'],
  ['2026-03-02', 'fresh'],
])('a count of %s is %s', (on, freshness) => {
  expect(freshnessOf(on, '2026-03-01')).toBe(freshness)
})
