import { expect, test } from 'vitest'
import { withoutAddress } from './name-address.ts'

const row = { postCode: '00-950', city: 'Zmyślona Góra', street: 'ul. Jana Leśnego', building: '12B', apartment: '' }

test.each([
  ['Przedszkole nr 5, 00-950 Zmyślona Góra, ul. Jana Leśnego 12B', 'Przedszkole nr 5'],
  ['Przedszkole nr 5 ul. Leśnego 12 B 00-950 Zmyślona Góra', 'Przedszkole nr 5'],
  ['Przedszkole nr 5 Ul, J. Leśnego 12b, 00-950 Zmyślona Góra', 'Przedszkole nr 5'],
  ['Szkoła w Zmyślonej Górze, 00-950 Zmyślona Góra 12B', 'Szkoła w Zmyślonej Górze'],
  ['Szkoła w Zmyślonej Górze 12B, 00-950 Inna Poczta', 'Szkoła w Zmyślonej Górze'],
  ['Szkoła w Zmyślonej Górze, ul. Leśnego 12B,00-950 Inna Poczta', 'Szkoła w Zmyślonej Górze'],
])('cuts the own address off %s', (name, value) => {
  expect(withoutAddress(name, row)).toEqual({ value, appliedRules: ['name-address'] })
})

test.each([
  'Przedszkole nr 5, 00-951 Zmyślona Góra, ul. Jana Leśnego 12B',
  'Żłobek w Zespole Żłobków z siedzibą przy ul. Innej 1, 00-950 Zmyślona Góra)',
  'Żłobek Jan Zmyślony 500-00-950-12',
  'Żłobek Leśnego 12B',
  '00-950 Zmyślona Góra',
])('keeps %s, which is not the address of the row', (name) => {
  expect(withoutAddress(name, row)).toEqual({ value: name, appliedRules: [] })
})

test('keeps a name whose row states no post code', () => {
  expect(withoutAddress('Przedszkole 00-950 Las', { ...row, postCode: '' }).appliedRules).toEqual([])
})
