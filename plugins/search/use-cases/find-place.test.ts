import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { FindPlace } from './find-place.ts'

const city = (name: string, city_cache: string, facilities: number) => ({
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

test('SM-26 an assistant is told of localities without a facility only how many there are: no list can be made of them', async () => {
  const cities = [city('Kraków', 'malopolskie/krakow', 85), city('Krakówka', '', 0), city('Krakowiec', 'mazowieckie/krakowiec', 0)]
  const findNames = () => Effect.succeed({ cities, districts: [], counties: [], facilities: [], groups: [] })
  expect(await run(makeOf(FindPlace)({ findNames })(visitor, { query: 'krak' }))).toEqual({
    cities: [{ place: 'malopolskie/krakow', name: 'Kraków, małopolskie', facilities: 85 }],
    districts: [],
    facilities: [],
    left_out: ['2 localities of similar names without a nursery or kindergarten'],
  })
})
