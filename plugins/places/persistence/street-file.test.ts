import { expect, test } from 'vitest'
import { voivodeshipCapitals } from '../domain/voivodeship-capitals.ts'
import { streetsOf } from './street-file.ts'

test.each(voivodeshipCapitals)('CA-09 knows the streets of $name, all within 30 km of it', ({ voivodeship, slug, longitude, latitude }) => {
  const streets = streetsOf(voivodeship, slug)
  expect(streets.length).toBeGreaterThan(500)
  for (const street of streets) expect(Math.hypot((street.longitude - longitude) * 0.62, street.latitude - latitude)).toBeLessThan(0.27)
})

test('CA-09 finds a street without a facility, and no streets of other places', () => {
  const [street] = streetsOf('malopolskie', 'krakow').filter(({ street }) => street === 'Floriańska')
  expect(street).toEqual({ street: 'Floriańska', building_number: null, longitude: 19.9407, latitude: 50.064 })
  expect([streetsOf('malopolskie', 'wieliczka'), streetsOf('slaskie', 'krakow')]).toEqual([[], []])
})
