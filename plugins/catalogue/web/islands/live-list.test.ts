import { expect, test } from 'vitest'
import { addressOf } from './live-list.ts'

test('CA-06 the address a form asks has no empty fields', () => {
  const fields = [
    ['wolne-miejsca', 'tak'],
    ['cena-od', ''],
    ['rodzaj', 'zlobek'],
    ['rodzaj', 'opiekun-dzienny'],
  ] as const
  expect(addressOf('/zlobki/lodzkie/lodz', fields)).toBe('/zlobki/lodzkie/lodz?wolne-miejsca=tak&rodzaj=zlobek&rodzaj=opiekun-dzienny')
  expect(addressOf('/zlobki/lodzkie/lodz', [['cena-od', '']])).toBe('/zlobki/lodzkie/lodz')
})
