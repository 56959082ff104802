import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  ['ul. Długa 5, 31-147 Kraków', { locality: 'Kraków', street: 'ul. Długa 5' }],
  ['Kraków, Długa 5, Polska', { locality: 'Kraków', street: 'Długa 5' }],
  ['Długa 5 Kraków', { locality: 'Kraków', street: 'Długa 5' }],
  ['Nowy Sącz Jagiellońska 1', { locality: 'Nowy Sącz', street: 'Jagiellońska 1' }],
])('%s', (text, reading) => expect(readAddress(text).readings).toContainEqual(reading))

test('a voivodeship and a county narrow', () => {
  expect(readAddress('Józefów, powiat biłgorajski, woj. lubelskie')).toMatchObject({
    whole: 'Józefów',
    county: 'bilgorajski',
    voivodeship: 'lubelskie',
  })
  expect(readAddress('Józefów')).toMatchObject({ whole: 'Józefów', county: null, voivodeship: null, readings: [] })
})
