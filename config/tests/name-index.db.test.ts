import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import { clientOf, indexOf, plant, seen, until } from '../testing/indexed.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

const feature = '00000000-0000-4000-8000-000000000007'
const cityOf = (slug: string, name: string): PlaceName => ({
  kind: 'city',
  name,
  alsoCalled: [],
  voivodeship: 'opolskie',
  county: 'x',
  citySlug: slug,
  districtSlug: null,
  city: null,
  longitude: 18,
  latitude: 50,
  facilities: 3,
  population: 1000,
})

let platform: TestPlatform
let client: pg.Client
let index: ReturnType<typeof indexOf>
let known = [cityOf('a', 'Alfowo')]
let asked = 0
beforeAll(async () => {
  platform = await testPlatform()
  client = await clientOf(platform.databaseUrl)
  index = indexOf(platform.databaseUrl, {
    places: async () => {
      asked++
      return known
    },
  })
})
afterAll(async () => {
  await index.close()
  await client.end()
  await platform.end()
})
const suggest = (text: string, choice: FacetSelection = {}) => Effect.runPromise(index.names.suggest(text, choice, 5))
const idsOf = async (text: string, choice?: FacetSelection) => (await suggest(text, choice)).facilities.map(({ id }) => id).toSorted()

test('SM-07 names follow the facilities: what is planted, renamed, filtered and taken away, and a city that comes', async () => {
  const [sun, moon] = await plant(client, [{ name: 'Słoneczko', features: [feature] }, { name: 'Słoneczny Księżyc' }])
  // Nobody who only asks where facilities are pays for their names.
  await Effect.runPromise(index.facilities.find({ within: { city: 'opolskie/a' }, choice: {} }, 1))
  expect(asked).toBe(0)
  expect(await idsOf('slonecz')).toEqual([sun, moon].toSorted())
  expect(asked).toBe(1)
  expect((await suggest('alfo')).cities).toMatchObject([{ name: 'Alfowo', cityCache: 'opolskie/a' }])
  expect(await idsOf('slonecz', { feature: [feature] })).toEqual([sun])

  await client.query(`update facility set features = '{}' where id = $1`, [sun])
  await seen(index, client)
  expect(await idsOf('slonecz', { feature: [feature] })).toEqual([])
  expect(await idsOf('slonecz')).toEqual([sun, moon].toSorted())

  await client.query('delete from facility where id = $1', [moon])
  await seen(index, client)
  expect(await idsOf('slonecz')).toEqual([sun])

  await client.query(`update facility set name = 'Tęcza' where id = $1`, [sun])
  known = [...known, cityOf('z', 'Zetowo')]
  const [cloud] = await plant(client, [{ name: 'Chmurka', city: 'z' }])
  await until(async () => (await idsOf('tecz')).includes(sun ?? '') && (await idsOf('chmur')).includes(cloud ?? ''), 10_000)
  await until(async () => (await suggest('zetow')).cities.length === 1, 10_000)
  expect(asked).toBe(2)
  expect(index.troubles).toEqual([])
})

test('places that cannot be read just now are read again; the facilities are not kept waiting', async () => {
  const stubborn = indexOf(platform.databaseUrl, {
    places: async () => {
      if (asked++ < 3) throw new Error('away')
      return known
    },
  })
  stubborn.start()
  await until(() => stubborn.facilities.version() !== '', 20_000)
  await until(async () => (await Effect.runPromise(stubborn.names.suggest('alfo', {}, 5))).cities.length === 1, 20_000)
  expect(stubborn.troubles).toEqual(['Error: away'])
  await stubborn.close()
})
