import { expect, test } from 'vitest'
import { addressText } from '../../contract/ui.ts'
import pl from '../../messages/pl.json' with { type: 'json' }
import { kindKey } from './kind-key.ts'

test('CA-08 an address names the city on request, and in place of a missing street', () => {
  const address = { street: 'ul. Szkolna', building_number: '2', district: 'Dębniki', city: 'Kraków' }
  expect(addressText(address, false)).toBe('ul. Szkolna 2, Dębniki')
  expect(addressText(address, true)).toBe('ul. Szkolna 2, Dębniki, Kraków')
  expect(addressText({ ...address, street: null, district: null, city: 'Pcim' }, true)).toBe('Pcim 2')
  expect(addressText({ street: null, building_number: null, district: null, city: 'Pcim' }, false)).toBe('Pcim')
})

test('CA-08 names kind and sector in one grammatical form', () => {
  const textOf = (...of: Parameters<typeof kindKey>) => (pl as Record<string, string>)[kindKey(...of)]
  expect(textOf('nursery', 'communal')).toBe('Żłobek publiczny')
  expect(textOf('kindergarten', 'non_public')).toBe('Przedszkole niepubliczne')
  expect(textOf('toddler_club', 'private')).toBe('Klub dziecięcy prywatny')
  expect(kindKey('nursery', null)).toBe('tags.specialization.nursery')
})
