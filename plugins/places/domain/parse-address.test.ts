import { expect, test } from 'vitest'
import { parseAddress } from './geocoder.ts'

test.each([
  ['ul. Długa 5, 31-147 Kraków', { locality: 'Kraków', street: 'ul. Długa 5' }],
  ['Kraków, Długa 5, Polska', { locality: 'Kraków', street: 'Długa 5' }],
  ['Długa 5 Kraków', { locality: 'Kraków', street: 'Długa 5' }],
  ['Nowy Sącz Jagiellońska 1', { locality: 'Nowy Sącz', street: 'Jagiellońska 1' }],
])('%s', (text, interpretation) => expect(parseAddress(text).interpretations).toContainEqual(interpretation))

test('recognizes a voivodeship and a county', () => {
  expect(parseAddress('Józefów, powiat biłgorajski, woj. lubelskie')).toMatchObject({
    whole: 'Józefów',
    county: 'bilgorajski',
    voivodeship: 'lubelskie',
  })
  expect(parseAddress('Józefów')).toMatchObject({ whole: 'Józefów', county: null, voivodeship: null, interpretations: [] })
})
