import { expect, test } from 'vitest'
import { addressText } from './address-text.ts'

test('CA-08 an address names the city on request, and in place of a missing street', () => {
  const address = { street: 'ul. Szkolna', building_number: '2', district: 'Dębniki', city: 'Kraków' }
  expect(addressText(address, false)).toBe('ul. Szkolna 2, Dębniki')
  expect(addressText(address, true)).toBe('ul. Szkolna 2, Dębniki, Kraków')
  expect(addressText({ ...address, street: null, district: null, city: 'Pcim' }, true)).toBe('Pcim 2')
  expect(addressText({ street: null, building_number: null, district: null, city: 'Pcim' }, false)).toBe('Pcim')
})
