import { expect, test } from 'vitest'
import { metresBetween } from '#core/kernel/distance.ts'
import { voivodeshipCapitals } from '../domain/voivodeship-capitals.ts'
import { bundledQuarters } from './quarter-file.ts'

test.each(voivodeshipCapitals)('CA-11 knows quarters of $name, each once, all within 25 km of it', (capital) => {
  const quarters = bundledQuarters.inCity(capital)
  expect(quarters.length).toBeGreaterThan(20)
  expect(new Set(quarters.map(({ slug }) => slug)).size).toBe(quarters.length)
  for (const quarter of quarters) expect(metresBetween(quarter, capital)).toBeLessThan(25_000)
})

test.each([
  ['pomorskie/gdansk', 'Wrzeszcz, Oliwa, Przymorze, Zaspa, Jelitkowo, Orunia, Chełm'],
  ['mazowieckie/warszawa', 'Saska Kępa, Muranów, Kabaty, Tarchomin, Grochów, Praga'],
  ['zachodniopomorskie/szczecin', 'Gumieńce, Niebuszewo, Pogodno'],
  ['malopolskie/krakow', 'Bronowice, Kazimierz, Ruczaj, Nowa Huta'],
  ['kujawsko-pomorskie/bydgoszcz', 'Szwederowo, Fordon'],
  ['wielkopolskie/poznan', 'Jeżyce, Winogrady, Rataje'],
  ['dolnoslaskie/wroclaw', 'Krzyki, Gądów, Psie Pole'],
])('CA-11 knows in %s %s', (city, names) => {
  const [voivodeship = '', slug = ''] = city.split('/')
  expect(bundledQuarters.inCity({ voivodeship, slug }).map(({ name }) => name)).toEqual(expect.arrayContaining(names.split(', ')))
})

test('CA-11 knows none of other places', () => {
  expect(bundledQuarters.inCity({ voivodeship: 'malopolskie', slug: 'wieliczka' })).toEqual([])
})
