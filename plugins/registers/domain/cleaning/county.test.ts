import { expect, test } from 'vitest'
import { cleanCounty } from './county.ts'

test.each([
  ['Powiat bolesławiecki', 'bolesławiecki', ['county-form']],
  ['powiat Łowicki', 'łowicki', ['county-form']],
  ['Powiat jeleniogórski', 'karkonoski', ['county-form', 'county-renamed']],
  ['jeleniogórski', 'karkonoski', ['county-renamed']],
  ['Jelenia Góra', 'Jelenia Góra', []],
  ['Gorzów Wielkopolski', 'Gorzów Wielkopolski', []],
])('%s → %s', (text, value, appliedRules) => {
  expect(cleanCounty(text)).toEqual({ value, appliedRules })
})
