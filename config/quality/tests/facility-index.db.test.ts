import { Effect } from 'effect'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxMarkers } from '#adapters/search-index/grid.ts'
import type { SearchIndex } from '#adapters/search-index/search-index.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Box, IndexQuery } from '#core/search/facility-index.port.ts'
import { type Order, orders } from '#core/search/orders.ts'
import { connectClient, expectedOf, insertFacilities, queryClusters, rowsBySql, waitForIndex } from '../testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { indexesOfTests } from '../testing/remote-index.ts'

let platform: TestPlatform
let client: pg.Client
let index: SearchIndex
beforeAll(async () => {
  platform = await testPlatform()
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})

// Few values, so that points are shared and lie on the edges of boxes; 40 features need more than one word of bits.
const degrees = { longitude: [14.5, 17, 20.99, 21, 21, 21.01, 24], latitude: [49.3, 51, 52.19, 52.2, 52.2, 52.21, 54.8] }
const longitude = fc.oneof(fc.constantFrom(...degrees.longitude), fc.double({ min: 14, max: 24.2, noNaN: true }))
const latitude = fc.oneof(fc.constantFrom(...degrees.latitude), fc.double({ min: 49, max: 54.9, noNaN: true }))
const point = fc.option(fc.tuple(longitude, latitude), { freq: 5 })
const featureOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const feature = fc.integer({ min: 0, max: 39 }).map(featureOf)
const cities = ['a', 'b', 'c']
// Few means, so that equal Bayesian means occur; the sum over a town reaches the number of opinions that makes it a prior now and then.
const rating = fc.tuple(
  fc.oneof(fc.constantFrom(1, 4, 4.5, 5), fc.double({ min: 1, max: 5, noNaN: true })),
  fc.oneof(fc.constantFrom(1, 2, 6), fc.integer({ min: 1, max: 30_000 })),
  fc.integer({ min: 1_790_000_000, max: 1_790_000_009 }),
)
const voivodeships = ['opolskie', 'slaskie']
const districts = ['p', 'q']
const planted = fc.record({
  voivodeship: fc.oneof({ weight: 4, arbitrary: fc.constant('opolskie') }, fc.constantFrom(...voivodeships)),
  city: fc.constantFrom(...cities),
  district: fc.option(fc.constantFrom(...districts)),
  point,
  approximate: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.boolean()),
  completeness: fc.integer({ min: 0, max: 4 }),
  free: fc.option(fc.integer({ min: 0, max: 2 })),
  fee: fc.option(fc.integer({ min: 0, max: 9 })),
  type: fc.constantFrom('nursery', 'club'),
  features: fc.array(feature, { maxLength: 3 }),
  rating: fc.option(rating),
})

/** Change of one existing facility: the SET clause of a statement with its id at `$1`, and further parameters. */
const change = fc.oneof(
  point.map((to) => ['longitude = $2, latitude = $3', to?.[0] ?? null, to?.[1] ?? null]),
  fc.constant(['longitude = null']),
  fc.constantFrom([`location_precision = 'approximate'`], ['location_precision = null']),
  fc.constantFrom(...voivodeships).map((voivodeship) => ['voivodeship = $2', voivodeship]),
  fc.option(fc.constantFrom(...districts)).map((slug) => ['district = $2, district_slug = $2', slug]),
  fc.array(feature, { maxLength: 3 }).map((features) => ['features = $2', features]),
  fc.option(fc.integer({ min: 0, max: 9 })).map((fee) => ['fee_month = $2', fee]),
  fc.option(fc.integer({ min: 0, max: 2 })).map((free) => ['free_places = $2', free]),
  fc.integer({ min: 0, max: 4 }).map((completeness) => ['completeness = $2', completeness]),
  fc.constantFrom('nursery', 'club').map((type) => ['type = $2', type]),
  fc.constantFrom('premium', 'registered').map((status) => ['status = $2', status]),
  fc.constantFrom(...cities, 'd').map((city) => ['city_slug = $2', city]),
  fc.constantFrom(['active = false, inactive_since = now()'], ['active = true, inactive_since = null']),
  fc.constantFrom(['deleted_at = now()'], ['deleted_at = null']),
  fc.constantFrom(['merged_into = id'], ['merged_into = null']),
  rating.map(([mean, count, at]) => [
    'rating_total = $2, rating_cleanliness = $2, rating_staff = $2, rating_food = $2, rating_count = $3, rated_at = to_timestamp($4)',
    mean,
    count,
    at,
  ]),
  fc.constant(['rating_total = 0, rating_cleanliness = 0, rating_staff = 0, rating_food = 0, rating_count = 0, rated_at = null']),
)
const edit = fc.oneof(
  { weight: 3, arbitrary: fc.record({ plant: fc.array(planted, { minLength: 1, maxLength: 30 }) }) },
  { weight: 8, arbitrary: fc.record({ which: fc.nat(), change }) },
  { weight: 2, arbitrary: fc.record({ remove: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ rolledBack: fc.nat() }) },
  { weight: 1, arbitrary: fc.constantFrom({ all: 'fee_month = fee_month + 1' }, { all: 'completeness = 4 - completeness' }) },
)

const box = fc
  .tuple(longitude, longitude, latitude, latitude)
  .map(([a, b, c, d]): Box => ({ west: Math.min(a, b), east: Math.max(a, b), south: Math.min(c, d), north: Math.max(c, d) }))
const selection: fc.Arbitrary<FacetSelection> = fc.record(
  {
    feature: fc.array(feature, { maxLength: 12 }),
    not_feature: fc.array(feature, { maxLength: 12 }),
    kind: fc.subarray(['nursery', 'club', 'premium', 'nobody']),
    not_kind: fc.subarray(['club', 'premium', 'nobody']),
    fee: fc.record({ min: fc.integer({ min: 0, max: 9 }), max: fc.integer({ min: 0, max: 9 }) }, { requiredKeys: [] }),
    free: fc.constant(true as const),
  },
  { requiredKeys: [] },
)
const circle = fc.record({
  centre: fc.record({ longitude, latitude }),
  metres: fc.oneof(fc.constantFrom(0, 1000, 5000, 700_000), fc.integer({ min: 0, max: 300_000 })),
})
const city = fc.constantFrom(...cities, 'd', 'e').map((slug) => ({ city: `opolskie/${slug}` }))
const district = fc.tuple(city, fc.constantFrom(...districts, 'nowhere')).map(([of, slug]) => ({ ...of, district: slug }))
const county = fc.record({ cities: fc.subarray([...cities.map((slug) => `opolskie/${slug}`), 'nowhere/a']) })
const area = fc.oneof(circle, city, district, county, fc.record({ voivodeship: fc.constantFrom(...voivodeships, 'nowhere') }))
const areas = { anyOf: fc.array(area, { maxLength: 3 }), noneOf: fc.array(area, { maxLength: 2 }) }
const query = fc.record({
  within: fc.oneof(
    { weight: 6, arbitrary: box },
    { weight: 2, arbitrary: city },
    { weight: 1, arbitrary: district },
    { weight: 2, arbitrary: circle },
    { weight: 6, arbitrary: fc.record({ ...areas, box }, { requiredKeys: ['anyOf', 'noneOf'] }) },
  ),
  selection: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: selection }),
})

const apply = async (one: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never, present: readonly string[]) => {
  const which = (at: number) => present[at % Math.max(1, present.length)]
  if ('plant' in one) await insertFacilities(client, one.plant)
  else if ('all' in one) await client.query(`update facility set ${one.all}`)
  else if ('remove' in one) await client.query('delete from facility where id = $1', [which(one.remove)])
  else if ('rolledBack' in one) {
    await client.query('begin')
    await client.query('update facility set completeness = 100 where id = $1', [which(one.rolledBack)])
    await client.query('rollback')
  } else {
    const [set, ...values] = one.change
    await client.query(`update facility set ${set} where id = $1`, [which(one.which), ...values])
  }
}

/** Compares clusters and singles with SQL: which facilities they count, and where these are. */
const expectClusters = async (indexQuery: IndexQuery, zoom: number) => {
  const response = await queryClusters(index, indexQuery, zoom)
  const rows = await rowsBySql(client, indexQuery.selection)
  const expected = expectedOf(rows, indexQuery.within)
  expect(expected).toMatchObject({ ids: response.ids, total: response.total, unlocated: response.unlocated })
  const { version: _, clusters: __, singles: ___, ...common } = response
  expect(await Effect.runPromise(index.facilities.find(indexQuery, { limit: 20 }))).toMatchObject({ ...common, version: response.version })

  expect(response.clusters.reduce((sum, { count }) => sum + count, response.singles.length)).toBe(response.total - response.unlocated)
  const maximum = 'city' in indexQuery.within ? maxMarkers.city : maxMarkers.area
  expect(response.clusters.length + response.singles.length).toBeLessThanOrEqual(maximum)
  for (const { count, box, longitude, latitude, expansionZoom } of response.clusters) {
    // The boxes of neighbouring clusters may overlap.
    if ('west' in indexQuery.within) expect(expectedOf(rows, box).total).toBeGreaterThanOrEqual(count)
    expect(count).toBeGreaterThan(1)
    expect(expansionZoom).toBeGreaterThanOrEqual(Math.min(18, zoom + 1))
    expect(longitude).toBeGreaterThan(box.west - 1e-9)
    expect(longitude).toBeLessThan(box.east + 1e-9)
    expect(latitude).toBeGreaterThan(box.south - 1e-9)
    expect(latitude).toBeLessThan(box.north + 1e-9)
  }
  for (const { id, longitude: x, latitude: y } of response.singles) {
    const { ids } = expectedOf(rows, { west: x, east: x, south: y, north: y }, 1000)
    expect(ids).toContain(id)
  }
}

/**
 * Compares a middle page in an order with SQL, and a list that begins with given facilities: those that match, in the
 * given order, then the others in theirs.
 */
const expectOrder = async (indexQuery: IndexQuery, order: Order, first: readonly string[]) => {
  const { ids, total, rated } = expectedOf(await rowsBySql(client, indexQuery.selection, order), indexQuery.within, 5000)
  const page = await Effect.runPromise(index.facilities.find(indexQuery, { limit: 20, offset: 5, order }))
  expect({ ids: page.ids, rated: page.rated }).toEqual({ ids: ids.slice(5, 25), rated })
  const begun = await Effect.runPromise(index.facilities.find(indexQuery, { limit: 20, order, first }))
  const inOrder = [...first.filter((id) => ids.includes(id)), ...ids.filter((id) => !first.includes(id))]
  expect({ ids: begun.ids, total: begun.total }).toEqual({ ids: inOrder.slice(0, 20), total })
}

const runs = { 'an index of this process': 60, 'an index of another process': 20 } as const

test.for(Object.entries(runs) as [keyof typeof runs, number][])(
  'SM-10 CA-09 for any edits, box, city, areas with or without a box, zoom and filter %s finds what SQL finds',
  async ([kind, numRuns]) => {
    const created = await indexesOfTests[kind](platform.databaseUrl)
    index = created
    index.start()
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(query, fc.integer({ min: 0, max: 18 })), { minLength: 4, maxLength: 8 }),
        async (edits, queries) => {
          const { rows } = await client.query<{ id: string }>('select id from facility order by id')
          for (const one of edits)
            await apply(
              one,
              rows.map(({ id }) => id),
            )
          await waitForIndex(index, client)
          for (const [indexQuery, zoom] of queries) {
            await expectClusters(indexQuery, zoom)
            const order = orders[zoom % orders.length] ?? 'recommended'
            const first = rows.slice(0, zoom).map(({ id }) => id)
            await expectOrder(indexQuery, order, first.toReversed())
          }
        },
      ),
      { numRuns },
    )
    const { rows } = await client.query<{ n: number }>('select count(*)::int n from facility')
    expect(rows[0]?.n).toBeGreaterThan(100)
    expect(created.errors).toEqual([])
    await index.close()
  },
)
