import { expect, test } from 'vitest'
import { formUrl } from './live-list.ts'

test('CA-06 leaves empty fields out of the form’s URL', () => {
  const fields = [
    ['wolne-miejsca', 'tak'],
    ['cena-od', ''],
    ['rodzaj', 'zlobek'],
    ['rodzaj', 'opiekun-dzienny'],
  ] as const
  expect(formUrl('/zlobki/lodzkie/lodz', fields)).toBe('/zlobki/lodzkie/lodz?wolne-miejsca=tak&rodzaj=zlobek&rodzaj=opiekun-dzienny')
  expect(formUrl('/zlobki/lodzkie/lodz', [['cena-od', '']])).toBe('/zlobki/lodzkie/lodz')
})
