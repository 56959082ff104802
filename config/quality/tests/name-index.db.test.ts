import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { everywhere, type IndexSlice } from '#core/search/facility-index.port.ts'
import type { NameQuery } from '#core/search/name-index.port.ts'
import { connectClient, createTestIndex, insertFacilities, waitForIndex, waitUntil } from '../testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { indexesOfTests } from '../testing/remote-index.ts'

const feature = '00000000-0000-4000-8000-000000000007'
const cityOf = (slug: string, name: string): PlaceName => ({
  kind: 'city',
  name,
  aliases: [`${name}grad`],
  voivodeship: 'opolskie',
  county: 'x',
  commune: '',
  citySlug: slug,
  districtSlug: null,
  city: null,
  longitude: 18,
  latitude: 50,
  facilities: 3,
  population: 1000,
})
const locality: PlaceName = { ...cityOf('q', 'Qwertowo'), kind: 'locality', citySlug: null, facilities: 0 }
const counted = (places: readonly PlaceName[], count: () => void) =>
  Effect.sync(() => {
    count()
    return places
  })

/** Runs a query of names again while they are not loaded, which takes longer than a query waits on a busy machine. */
const whenLoaded = async <Answer>(query: Effect.Effect<Answer>): Promise<Answer> => {
  let answer: Answer | undefined
  await waitUntil(async () => {
    answer = await Effect.runPromise(query).catch((error: unknown) => {
      if (!String(error).includes('not loaded yet')) throw error
      return undefined
    })
    return answer !== undefined
  })
  return answer as Answer
}

const kinds = Object.keys(indexesOfTests) as (keyof typeof indexesOfTests)[]

let platform: TestPlatform
let client: pg.Client
let known = [cityOf('a', 'Alfowo')]
let loads = 0
let otherLoads = 0
let version = 1
beforeAll(async () => {
  platform = await testPlatform()
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})

describe.each(kinds)('names of %s', (kind) => {
  let index: Awaited<ReturnType<(typeof indexesOfTests)[typeof kind]>>
  beforeAll(async () => {
    await client.query('truncate facility cascade')
    known = [cityOf('a', 'Alfowo')]
    loads = 0
    otherLoads = 0
    index = await indexesOfTests[kind](platform.databaseUrl, {
      places: () => ({
        directory: () => counted(known, () => loads++),
        others: () => counted([locality], () => otherLoads++),
        version: () => Effect.sync(() => String(version)),
      }),
    })
  })
  afterAll(() => index.close())
  const suggest = (text: string, selection: FacetSelection = {}) => whenLoaded(index.names.suggest(text, selection, 5))
  const idsOf = async (text: string, selection?: FacetSelection) =>
    (await suggest(text, selection)).facilities.map(({ id }) => id).toSorted()

  const found = async (...words: readonly string[]) =>
    (await Effect.runPromise(index.names.search({ words, within: everywhere, selection: {} }, { limit: 5 }))).ids
  const read = (text: string) => Effect.runPromise(index.names.read(text.toLowerCase().split(' '), text))

  test('SM-07 name suggestions follow inserted, renamed, filtered and deleted facilities, and new cities', async () => {
    const [sun, moon] = await insertFacilities(client, [{ name: 'Słoneczko', features: [feature] }, { name: 'Słoneczny Księżyc' }])
    // A search by location does not load the names.
    await Effect.runPromise(index.facilities.find({ within: { city: 'opolskie/a' }, selection: {} }, { limit: 1 }))
    expect(loads).toBe(0)
    expect(await idsOf('slonecz')).toEqual([sun, moon].toSorted())
    expect(loads).toBe(1)
    expect((await suggest('alfo')).cities).toMatchObject([{ name: 'Alfowo', cityCache: 'opolskie/a' }])
    expect(await idsOf('slonecz', { feature: [feature] })).toEqual([sun])

    await client.query(`update facility set features = '{}' where id = $1`, [sun])
    await waitForIndex(index, client)
    expect(await idsOf('slonecz', { feature: [feature] })).toEqual([])
    expect(await idsOf('slonecz')).toEqual([sun, moon].toSorted())

    await client.query('delete from facility where id = $1', [moon])
    await waitForIndex(index, client)
    expect(await idsOf('slonecz')).toEqual([sun])

    await client.query(`update facility set name = 'Tęcza' where id = $1`, [sun])
    known = [...known, cityOf('z', 'Zetowo')]
    const [cloud] = await insertFacilities(client, [{ name: 'Chmurka', city: 'z' }])
    await waitUntil(async () => (await idsOf('tecz')).includes(sun ?? '') && (await idsOf('chmur')).includes(cloud ?? ''))
    await waitUntil(async () => (await suggest('zetow')).cities.length === 1)
    expect([loads, otherLoads]).toEqual([2, 2])
    expect((await suggest('qwert')).cities).toMatchObject([{ name: 'Qwertowo' }])
    expect(index.errors).toEqual([])
  })

  test('SM-07 a changed name is found without indexing the localities again, with its city', async () => {
    const before = otherLoads
    const [one] = await insertFacilities(client, [{ name: 'Parasolka', city: 'z' }])
    await waitUntil(async () => (await idsOf('parasol')).includes(one ?? ''))
    expect((await suggest('qwert')).cities).toMatchObject([{ name: 'Qwertowo' }])
    expect(await found('parasolka', 'zetowograd')).toEqual([one])
    expect(otherLoads).toBe(before)
  })

  test('CA-11 other quarters are read although nothing changes in the directory', async () => {
    const before = otherLoads
    version++
    await waitUntil(async () => otherLoads === before + 1)
    expect(index.errors).toEqual([])
  })

  test('loading the localities is retried after an error, without delaying the facilities', async () => {
    let failures = 0
    const failing = createTestIndex(platform.databaseUrl, {
      places: () => ({
        directory: () => Effect.suspend(() => (++failures < 2 ? Effect.die(new Error('away')) : Effect.succeed(known))),
        others: () => Effect.succeed([]),
        version: () => Effect.succeed(''),
      }),
    })
    failing.start()
    await waitUntil(() => failing.facilities.version() !== '')
    await waitUntil(async () => (await whenLoaded(failing.names.suggest('alfo', {}, 5))).cities.length === 1)
    expect(failing.errors).toEqual(['Error: away'])
    await failing.close()
  })

  test('SM-24 the search follows changed addresses, and the reading the whole name of a facility', async () => {
    const [one] = await insertFacilities(client, [{ name: 'Wiatraczek' }])
    await waitUntil(async () => (await found('wiatraczek'))[0] === one)
    expect((await read('żłobek Wiatraczek')).facilities).toEqual([{ from: 1, to: 2, ids: [one] }])
    await client.query(`update facility set post_code = '45-678', building_number = '9c' where id = $1`, [one])
    await waitUntil(async () => (await found('45-678'))[0] === one)
    expect(await found('9c', 'wiatraczek')).toEqual([one])
    await client.query('delete from facility where id = $1', [one])
    await waitForIndex(index, client)
    expect(await found('wiatraczek')).toEqual([])
    expect((await read('żłobek Wiatraczek')).facilities).toEqual([])
  })

  test('SM-07 the reading finds places and words of names', async () => {
    const [one] = await insertFacilities(client, [{ name: 'Dmuchawiec Mały', city: 'z' }])
    await waitUntil(async () => (await found('dmuchawiec')).includes(one ?? ''))
    const { places, names } = await read('dmuchawiec w alfowie')
    expect(places).toMatchObject([
      { from: 2, to: 3, cases: ['locative'], similar: false, short: false, places: [{ kind: 'city', city: { cityCache: 'opolskie/a' } }] },
    ])
    expect(names).toEqual([{ from: 0, to: 1, in: 'name', similar: false }])
  })

  test('SM-24 the search keeps to its area and its filters, and sorts as requested', async () => {
    const [cheap, dear, far, other] = await insertFacilities(client, [
      { name: 'Latawiec Biały', city: 'a', fee: 100, point: [18, 50] },
      { name: 'Latawiec', city: 'a', fee: 300, point: [18.1, 50], features: [feature] },
      { name: 'Latawiec', city: 'z', fee: 200, point: [19, 50] },
      { name: 'Balonik', city: 'z', fee: 50, point: [18, 50] },
    ])
    await waitUntil(async () => (await found('latawiec')).length === 3 && (await found('balonik'))[0] === other)
    const search = (query: Partial<NameQuery>, slice: Partial<IndexSlice> = {}) =>
      Effect.runPromise(index.names.search({ words: ['latawiec'], within: everywhere, selection: {}, ...query }, { limit: 5, ...slice }))
    // The whole name is the best match, whatever the order of equal ones.
    expect((await search({})).ids.at(-1)).toBe(cheap)
    expect(await search({}, { order: 'price' })).toEqual({ ids: [cheap, far, dear], total: 3, corrected: false })
    expect(await search({}, { order: 'price', offset: 1, limit: 1 })).toMatchObject({ ids: [far], total: 3 })
    expect((await search({}, { nearTo: { longitude: 18.9, latitude: 50 } })).ids).toEqual([far, dear, cheap])
    expect((await search({ within: { city: 'opolskie/a' } })).ids).toEqual([dear, cheap])
    expect((await search({ within: { centre: { longitude: 18, latitude: 50 }, metres: 5000 } })).ids).toEqual([cheap])
    expect((await search({ within: { anyOf: [], noneOf: [{ city: 'opolskie/a' }] } })).ids).toEqual([far])
    expect((await search({ selection: { feature: [feature] } })).ids).toEqual([dear])
    expect(await search({ words: ['latwiec'], within: { city: 'opolskie/z' } }, { order: 'price' })).toMatchObject({
      ids: [far],
      corrected: true,
    })
  })
})
