import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(testPlatform)

const insertFacility = (slug: string, county: string, city: string, point: readonly [number, number] | null) =>
  rowsOf(
    platform,
    `insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug, longitude, latitude, location_precision)
     values (?, ?, 'X', 'nursery', 'lubelskie', ?, ?, ?, ?, ?, ?, ?)`,
    [newId(), slug, county, newId(), city, city.toLowerCase(), point?.[0] ?? null, point?.[1] ?? null, point && 'exact'],
  )
const approximate = () => Effect.runPromise(platform.find(Facilities).approximateLocations())
const pointOf = async (slug: string) => {
  const [row] = await rowsOf<{ longitude: number; latitude: number; location_precision: string }>(
    platform,
    'select longitude, latitude, location_precision from facility where slug = ?',
    [slug],
  )
  return row && [row.longitude, row.latitude, row.location_precision]
}

test('a facility without coordinates gets those of its locality: the centre of its located facilities, else the gazetteer’s', async () => {
  await insertFacility('a', 'biłgorajski', 'Józefów', null)
  await insertFacility('b', 'puławski', 'Puławy', null)
  await insertFacility('c', 'puławski', 'Puławy', [21.9, 51.4])
  // The gazetteer knows a Kurów, but in another county.
  await insertFacility('d', 'puławski', 'Kurów', null)
  expect(await approximate()).toBe(2)
  expect(await pointOf('a')).toEqual([23.0528, 50.4811, 'approximate'])
  expect(await pointOf('b')).toEqual([21.9, 51.4, 'approximate'])
  expect(await pointOf('c')).toEqual([21.9, 51.4, 'exact'])
  expect(await pointOf('d')).toEqual([null, null, null])
})

test('a second run changes nothing, and a first located neighbour takes precedence over the gazetteer', async () => {
  expect(await approximate()).toBe(0)
  await insertFacility('e', 'biłgorajski', 'Józefów', [23.06, 50.49])
  expect(await approximate()).toBe(1)
  expect(await pointOf('a')).toEqual([23.06, 50.49, 'approximate'])
})
