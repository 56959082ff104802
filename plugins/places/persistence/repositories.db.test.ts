import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { Localities } from '#core/places/localities.port.ts'
import { GeocodingCache } from '../domain/known-addresses.port.ts'

const database = databaseForTests()

const locality = (county: string, facilities: number, ...districts: readonly string[]) => ({
  voivodeship: 'malopolskie',
  county,
  city: 'Dąbrowa',
  districts,
  facilities,
})

test('creates each locality once; of namesakes the one with most facilities gets the plain slug', async () => {
  const localities = database.find(Localities)
  const created = await run(localities.findOrCreate([locality('bocheński', 1), locality('wielicki', 2)]))
  expect(created.map(({ slug }) => slug)).toEqual(['dabrowa-bochenski', 'dabrowa'])
  const again = await run(localities.findOrCreate([locality('wielicki', 1), locality('bocheński', 9)]))
  expect(again.map(({ id, slug }) => [id, slug])).toEqual(created.map(({ id, slug }) => [id, slug]).toReversed())
})

test('adds new districts with slugs that are unique in the locality', async () => {
  const districtsOf = async (...names: readonly string[]) =>
    (await run(database.find(Localities).findOrCreate([locality('tarnowski', 1, ...names)])))[0]?.districts
  expect(await districtsOf('Górna')).toEqual({ Górna: 'gorna' })
  expect(await districtsOf('Gorna', 'Dolna')).toEqual({ Górna: 'gorna', Gorna: 'gorna-2', Dolna: 'dolna' })
})

test('finds what was geocoded by the same text, ignoring case and whitespace', async () => {
  const cache = database.find(GeocodingCache)
  const found = [{ longitude: 19.9, latitude: 50, display_name: 'Rynek', precision: 'address', source: 'openstreetmap' }] as const
  expect(await run(cache.find('Rynek 1'))).toBeNull()
  await run(cache.save('Rynek 1', []))
  expect(await run(cache.find('Rynek 1'))).toEqual([])
  await run(cache.save('RYNEK  1 ', found))
  expect(await run(cache.find(' rynek 1'))).toEqual(found)
})

test('reserves requests to the geocoder 1.1 seconds apart, as long as the wait stays short', async () => {
  const cache = database.find(GeocodingCache)
  const waits = []
  for (let count = 0; count < 7; count++) waits.push(await run(cache.reserveRequest()))
  expect(waits[0]).toBe(0)
  for (const [index, wait] of waits.slice(1, 4).entries()) expect(Math.abs((wait ?? 0) - (index + 1) * 1100)).toBeLessThan(1000)
  expect(waits.at(-1)).toBeNull()
})
