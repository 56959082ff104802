import { expect, test } from 'vitest'
import { metresBetween } from '#core/kernel/distance.ts'
import { voivodeshipCapitals } from '../domain/voivodeship-capitals.ts'
import { bundledQuarters, formatQuarters, parseQuarters } from './quarter-file.ts'

const ofTown = (name: string) => bundledQuarters().find(({ town }) => town === name)?.quarters ?? []

test.each(voivodeshipCapitals)('CA-11 knows quarters of $name, each once, all within 25 km of it', (capital) => {
  const quarters = ofTown(capital.name)
  expect(quarters.length).toBeGreaterThan(20)
  expect(new Set(quarters.map(({ slug }) => slug)).size).toBe(quarters.length)
  for (const quarter of quarters) expect(metresBetween(quarter, capital)).toBeLessThan(25_000)
})

test.each([
  ['Gdańsk', 'Wrzeszcz, Oliwa, Przymorze, Zaspa, Jelitkowo, Orunia, Chełm'],
  ['Warszawa', 'Saska Kępa, Muranów, Kabaty, Tarchomin, Grochów, Praga'],
  ['Szczecin', 'Gumieńce, Niebuszewo, Pogodno'],
  ['Kraków', 'Bronowice, Kazimierz, Ruczaj, Nowa Huta'],
  ['Bydgoszcz', 'Szwederowo, Fordon'],
  ['Poznań', 'Jeżyce, Winogrady, Rataje'],
  ['Wrocław', 'Krzyki, Gądów, Psie Pole'],
])('CA-11 knows in %s %s', (town, names) => {
  expect(ofTown(town).map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(', ')))
})

test('CA-11 knows none of other places', () => {
  expect(ofTown('Wieliczka')).toEqual([])
})

test('CA-11 reads what it writes', () => {
  const quarters = [{ name: 'Stare Miasto', slug: 'stare-miasto', longitude: 20.1, latitude: 52.2, rank: 2 }]
  const towns = [
    { voivodeship: 'opolskie', county: 'nyski', town: 'Nysa', quarters },
    { voivodeship: 'opolskie', county: 'brzeski', town: 'Brzeg', quarters },
  ]
  expect(parseQuarters(formatQuarters(towns))).toEqual(towns)
})
