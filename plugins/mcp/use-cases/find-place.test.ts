import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'
import { ResolvePlace } from '../services/resolve-place.ts'
import { FindPlace } from './find-place.ts'

const city = (name: string, city_cache: string, facilities: number): CityEntry => ({
  id: name,
  name,
  key: name,
  param: name,
  voivodeship: 'malopolskie',
  county: '',
  commune: '',
  display_name: `${name}, małopolskie`,
  city_cache,
  boundingbox: null,
  mobileBoundingbox: null,
  importance: 0,
  facilities,
})
const krakow = city('Kraków', 'malopolskie/krakow', 85)
const brzeg = ['opolskie', 'malopolskie'].map((voivodeship) => ({ ...city('Brzeg', `${voivodeship}/brzeg`, 3), voivodeship }))

const findNamesOf = (cities: readonly CityEntry[]) => () => Effect.succeed({ cities, districts: [], facilities: [], groups: [] })
const resolve = (place: string, cities: readonly CityEntry[]) => {
  const bySlug = (_: string, slug: string) => Effect.succeed(slug === 'krakow' ? krakow : null)
  const unused = () => Effect.die('unused')
  const queries = { bySlug, inVoivodeship: unused, bySlugs: unused, voivodeshipCapitals: unused }
  return makeOf(ResolvePlace)({ cities: queries, findNames: findNamesOf(cities) })(visitor, place, 'pl')
}

test('localities without a facility are left out and counted: they have no key to search by', async () => {
  const findNames = findNamesOf([krakow, city('Krakówka', '', 0), city('Krakowiec', 'mazowieckie/krakowiec', 0)])
  expect(await run(makeOf(FindPlace)({ findNames })(visitor, { query: 'krak' }))).toEqual({
    cities: [{ place: 'malopolskie/krakow', name: 'Kraków, małopolskie', facilities: 85 }],
    districts: [],
    facilities: [],
    left_out: ['2 localities of similar names without a nursery or kindergarten'],
  })
})

test('a place is meant by its key, or by a name that only one city has', async () => {
  expect(await run(resolve('malopolskie/krakow', []))).toBe(krakow)
  expect(await run(resolve(' kraków ', [krakow, city('Kraków Mały', 'slaskie/krakow-maly', 1)]))).toBe(krakow)
})

test('a name of several cities or of none is no guess: the error says what to pass instead', async () => {
  const detail = async (place: string, cities: readonly CityEntry[]) => (await failureOf(resolve(place, cities))).detail
  expect(await detail('Brzeg', brzeg)).toContain('opolskie/brzeg (Brzeg, małopolskie); malopolskie/brzeg')
  expect(await detail('Nigdzie', [])).toContain('find_place')
  expect(await detail('malopolskie/nigdzie', [])).toContain('no city has the key')
})
