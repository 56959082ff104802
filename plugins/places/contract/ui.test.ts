import { expect, test } from 'vitest'
import { cityNameIn } from './ui.ts'

test('CA-03 names larger cities as each language does, and others in Polish', () => {
  expect(['pl', 'ua', 'en'].map((language) => cityNameIn('Warszawa', language as 'pl'))).toEqual(['Warszawa', 'Варшава', 'Warsaw'])
  expect(cityNameIn('Brzeg (pow. brzeski)', 'ua')).toBe('Бжег (pow. brzeski)')
  expect([cityNameIn('Kraków', 'en'), cityNameIn('Pcim', 'ua'), cityNameIn('', 'ua')]).toEqual(['Kraków', 'Pcim', ''])
})
