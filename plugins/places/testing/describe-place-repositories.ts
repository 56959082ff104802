import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import type { Localities } from '#core/places/localities.port.ts'
import type { GeocodingCache } from '../domain/known-addresses.port.ts'

interface Repositories {
  readonly localities: Localities
  readonly geocodingCache: GeocodingCache
}

const locality = (county: string, facilities: number, ...districts: readonly string[]) => ({
  voivodeship: 'malopolskie',
  county,
  city: 'Dąbrowa',
  districts,
  facilities,
})

/** Describes every repository of localities and geocoding cache; both must be empty. */
export const describePlaceRepositories = (setUp: () => Promise<Repositories> | Repositories) => {
  let all: Repositories
  beforeAll(async () => {
    all = await setUp()
  })

  describe('repository of localities', () => {
    test('creates each locality once; of namesakes the one with most facilities gets the plain slug', async () => {
      const created = await run(all.localities.findOrCreate([locality('bocheński', 1), locality('wielicki', 2)]))
      expect(created.map(({ slug }) => slug)).toEqual(['dabrowa-bochenski', 'dabrowa'])
      const again = await run(all.localities.findOrCreate([locality('wielicki', 1), locality('bocheński', 9)]))
      expect(again.map(({ id, slug }) => [id, slug])).toEqual(created.map(({ id, slug }) => [id, slug]).toReversed())
    })

    test('adds new districts with slugs that are unique in the locality', async () => {
      const districtsOf = async (...names: readonly string[]) =>
        (await run(all.localities.findOrCreate([locality('tarnowski', 1, ...names)])))[0]?.districts
      expect(await districtsOf('Górna')).toEqual({ Górna: 'gorna' })
      expect(await districtsOf('Gorna', 'Dolna')).toEqual({ Górna: 'gorna', Gorna: 'gorna-2', Dolna: 'dolna' })
    })
  })

  describe('geocoding cache', () => {
    test('finds a result by the same text, ignoring case and whitespace', async () => {
      const { geocodingCache } = all
      const found = [{ longitude: 19.9, latitude: 50, display_name: 'Rynek', precision: 'address', source: 'openstreetmap' }] as const
      expect(await run(geocodingCache.find('Rynek 1'))).toBeNull()
      await run(geocodingCache.save('Rynek 1', []))
      expect(await run(geocodingCache.find('Rynek 1'))).toEqual([])
      await run(geocodingCache.save('RYNEK  1 ', found))
      expect(await run(geocodingCache.find(' rynek 1'))).toEqual(found)
    })

    test('reserves requests 1.1 seconds apart, as long as the wait stays short', async () => {
      const waits = []
      for (let count = 0; count < 7; count++) waits.push(await run(all.geocodingCache.reserveRequest()))
      expect(waits[0]).toBe(0)
      for (const [index, wait] of waits.slice(1, 4).entries()) expect(Math.abs((wait ?? 0) - (index + 1) * 1100)).toBeLessThan(1000)
      expect(waits.at(-1)).toBeNull()
    })
  })
}
