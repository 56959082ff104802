import { expect, test } from 'vitest'
import { aCity } from '../testing/cms-fixture.ts'
import { type CityQuestion, findCities } from './find-cities.ts'

const none = { pl: 'none', ua: 'none', en: 'none' } as const
const cities = [
  aCity({ name: 'Wieliczka', facilities: 5, texts: { ...none, pl: 'partial' } }),
  aCity({ name: 'Łódź', voivodeship: 'lodzkie', facilities: 50 }),
  aCity({ name: 'Kraków', facilities: 100, texts: { ...none, pl: 'complete', en: 'complete' } }),
  aCity({ name: 'Ćmielów', voivodeship: 'swietokrzyskie', facilities: 5 }),
]
const named = (question: CityQuestion) => findCities(cities, question).map(({ name }) => name)

test('CM-02 cities with most facilities come first, then by the Polish alphabet', () => {
  expect(named({})).toEqual(['Kraków', 'Łódź', 'Ćmielów', 'Wieliczka'])
})

test('CM-02 cities are found by voivodeship, by a part of the name without Polish letters, and by what is missing', () => {
  expect(named({ voivodeship: 'malopolskie' })).toEqual(['Kraków', 'Wieliczka'])
  expect(named({ q: ' LODZ' })).toEqual(['Łódź'])
  expect(named({ q: 'mielo' })).toEqual(['Ćmielów'])
  expect(named({ missing: 'all' })).toEqual(['Łódź', 'Ćmielów'])
  expect(named({ missing: 'pl' })).toEqual(['Łódź', 'Ćmielów'])
  expect(named({ missing: 'en', voivodeship: 'malopolskie' })).toEqual(['Wieliczka'])
  expect(named({ q: 'x' })).toEqual([])
})
