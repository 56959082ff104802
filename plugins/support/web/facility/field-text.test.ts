import { expect, test } from 'vitest'
import { fieldText } from './field-text.ts'

test('shows stated values as text: parts by name, lists with commas, what is unknown as a dash', () => {
  expect(fieldText('ul. Leśna')).toBe('ul. Leśna')
  expect(fieldText({ places: 40, enrolled: null })).toBe('places: 40')
  expect(fieldText(['garden', 'own_kitchen'])).toBe('garden, own_kitchen')
  expect([fieldText(null), fieldText(false), fieldText(0)]).toEqual(['-', 'false', '0'])
})
