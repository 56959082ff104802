import { expect, test } from 'vitest'
import { mostSimilar } from './similar-names.ts'

const names = [
  'Przedszkole Niepubliczne „Słoneczko”',
  'Żłobek Słoneczna Kraina',
  'Przedszkole nr 15',
  'Klub Dziecięcy Bajka',
  'Bajkowy Świat',
]
const similarTo = (name: string) =>
  mostSimilar(
    name,
    names.map((one) => ({ name: one })),
  ).map((one) => one.name)

test('CL-01 finds a name without its common words, accents and typing errors', () => {
  expect(similarTo('Sloneczko')).toContain('Przedszkole Niepubliczne „Słoneczko”')
  expect(similarTo('PUNKT PRZEDSZKOLNY SŁONECZKO')[0]).toBe('Przedszkole Niepubliczne „Słoneczko”')
  expect(similarTo('Bajka')[0]).toBe('Klub Dziecięcy Bajka')
  expect(similarTo('Przedszkole nr 15')[0]).toBe('Przedszkole nr 15')
})

test('CL-01 does not find every kindergarten for a name that differs', () => {
  expect(similarTo('Przedszkole Niepubliczne Kosmos')).toEqual([])
  expect(similarTo('„”')).toEqual([])
})
