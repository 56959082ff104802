import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { OptionCounter } from '#core/search/option-counter.port.ts'
import { waitUntil } from '../testing/index-fixture.ts'
import { demoData, rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform({ data: demoData }))
let district: { city: string; district: string; of: string }
beforeAll(async () => {
  const [largest] = await rowsOf<typeof district>(
    platform,
    `select voivodeship || '/' || city_slug city, district_slug district, city_slug "of" from facility where category = 'przedszkola' and district_slug is not null group by 1, 2, 3 order by count(*) desc limit 1`,
  )
  if (!largest) throw new Error('no district')
  district = largest
})

const base: FacetSelection = { category: ['przedszkola'] }
const count = (selection: FacetSelection, within: { city: string; district?: string } = { city: district.city }) =>
  Effect.runPromise(platform.find(OptionCounter).count({ within, base, selection }))

/** Counts by SQL the facilities of the city that a selection finds. */
const countBySql = async (selection: FacetSelection, where = 'true'): Promise<number> => {
  const { sql, parameters } = conditionsOf(platform.find(Facets).all, { ...base, ...selection })
  const [row] = await rowsOf<{ n: number }>(
    platform,
    `select count(*)::int n from facility f where f.active and f.voivodeship || '/' || f.city_slug = ? and ${where} and ${sql}`,
    [district.city, ...parameters],
  )
  return row?.n ?? -1
}

test('CA-05 counts each option as many facilities as selecting it shows', async () => {
  const { total, facets } = await count({})
  expect(total).toBe(await countBySql({}))
  let options = 0
  for (const key of ['specialization', 'sector', 'ownership', 'features'])
    for (const [option, counted] of Object.entries(facets[key] ?? {})) {
      options += counted.total > 0 ? 1 : 0
      expect([key, option, counted]).toEqual([key, option, { total: counted.total, matching: await countBySql({ [key]: [option] }) }])
    }
  expect(options).toBeGreaterThan(20)
  expect(facets['has_vacancies']?.['true']?.total).toBe(await countBySql({ has_vacancies: true }))
  expect(facets['price']?.['known']?.total).toBe(await countBySql({}, 'f.fee_month is not null'))
})

test('CA-05 counts an option beside the choices in the other facets', async () => {
  const selection = { sector: ['public'], has_vacancies: true } as const
  const { facets } = await count(selection)
  for (const sector of ['public', 'non_public'])
    expect(facets['sector']?.[sector]).toEqual({
      total: await countBySql({ sector: [sector] }),
      matching: await countBySql({ has_vacancies: true, sector: [sector] }),
    })
  const [feature = ''] = Object.keys(facets['features'] ?? {})
  expect(facets['features']?.[feature]?.matching).toBe(await countBySql({ ...selection, features: [feature] }))
})

/** Finds the facilities of the city in the index of the map. */
const find = (selection: FacetSelection, limit = 1) =>
  Effect.runPromise(platform.find(FacilityIndex).find({ within: { city: district.city }, selection: { ...base, ...selection } }, { limit }))

test('PL-13 what is excluded is neither found nor counted, in SQL as in the index, and is no option of its own', async () => {
  const { total, facets } = await count({})
  const [[kind = ''] = []] = Object.entries(facets['specialization'] ?? {}).filter(([, one]) => one.total > 0 && one.total < total)
  const [[feature = ''] = []] = Object.entries(facets['features'] ?? {}).filter(([, one]) => one.total > 0)
  const excluded = { not_specialization: [kind], not_features: [feature] }
  const left = await countBySql(excluded)
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(total)
  expect((await find(excluded)).total).toBe(left)
  expect((await find({ not_features: [feature] })).total + (facets['features']?.[feature]?.total ?? 0)).toBe(total)

  const beside = (await count(excluded)).facets
  expect(Object.keys(beside).filter((key) => key.startsWith('not_'))).toEqual([])
  expect(beside['specialization']?.[kind]?.matching).toBe(0)
  for (const sector of ['public', 'non_public'])
    expect(beside['sector']?.[sector]?.matching).toBe(await countBySql({ ...excluded, sector: [sector] }))
})

test('CA-05 hours are found and counted by the hours that lists show: until midnight, past it, around the clock', async () => {
  const written = [
    [390, 1050],
    [0, 1440],
    [0, 1439],
    [420, 60],
    [1200, 360],
  ] as const
  const changed = await rowsOf<{ id: string }>(
    platform,
    `select id from facility where voivodeship || '/' || city_slug = ? and category = 'przedszkola' order by id limit 5`,
    [district.city],
  )
  const before = (await count({})).facets['all_day']?.['true']?.total ?? 0
  for (const [n, { id }] of changed.entries())
    await rowsOf(platform, 'update facility set open_at = ?, close_at = ? where id = ?', [...(written[n] ?? []), id])
  await waitUntil(async () => (await count({})).facets['all_day']?.['true']?.total === before + 2)

  const found = async (selection: FacetSelection) => {
    const { ids } = await find(selection, 1000)
    return changed.flatMap(({ id }, n) => (ids.includes(id) ? [n] : []))
  }
  expect(await found({ opens: { max: 390 } })).toEqual([0, 1, 2])
  expect(await found({ closes: { min: 1050 } })).toEqual([0, 1, 2, 3])
  expect(await found({ closes: { min: 1440 } })).toEqual([1, 3])
  expect(await found({ all_day: true })).toEqual([1, 2])

  const selection = { sector: ['public'] } as const
  const { facets } = await count(selection)
  for (const [key, option, range] of [
    ['opens', 'to:360', { max: 360 }],
    ['opens', 'to:450', { max: 450 }],
    ['closes', 'from:1140', { min: 1140 }],
    ['closes', 'from:990', { min: 990 }],
  ] as const)
    expect([option, facets[key]?.[option]]).toEqual([
      option,
      { total: await countBySql({ [key]: range }), matching: await countBySql({ ...selection, [key]: range }) },
    ])
  expect(facets['all_day']?.['true']?.matching).toBe(await countBySql({ ...selection, all_day: true }))
})

test('CA-05 counts the lowest ratings as selecting them shows, beside the choices in the other facets', async () => {
  expect((await count({})).facets['rating']).toEqual(
    Object.fromEntries(['known', 'from:45', 'from:40', 'from:35'].map((option) => [option, { total: 0, matching: 0 }])),
  )
  const rated = await rowsOf<{ id: string }>(
    platform,
    `select id from facility where voivodeship || '/' || city_slug = ? and category = 'przedszkola' order by id limit 40`,
    [district.city],
  )
  for (const [n, { id }] of rated.entries()) {
    const mean = 3 + (n % 20) / 10
    const rating = { count: 1 + n, total: mean, cleanliness: mean, staff: mean, food: mean, newestAt: '2026-11-20T08:00:00.000Z' }
    await Effect.runPromise(platform.find(FacilityRatings).save(id, rating))
  }
  await waitUntil(async () => (await count({})).facets['rating']?.['known']?.total === 40)
  const selection = { sector: ['public'] } as const
  const { facets } = await count(selection)
  for (const minimum of [45, 40, 35])
    expect(facets['rating']?.[`from:${minimum}`]).toEqual({
      total: await countBySql({ rating: { min: minimum } }),
      matching: await countBySql({ ...selection, rating: { min: minimum } }),
    })
  expect(facets['rating']?.['from:45']?.total).toBe(10)
})

test('CA-04 counts within a district; none in an unknown one', async () => {
  const inDistrict = await count({}, { city: district.city, district: district.district })
  expect(inDistrict.total).toBe(await countBySql({}, `f.district_slug = '${district.district}'`))
  expect((await count({}, { city: district.city, district: 'nigdzie' })).total).toBe(0)
})

test('CA-01 once a register is imported, invented facilities are neither counted nor found by the map', async () => {
  const [last] = await rowsOf<{ id: string }>(
    platform,
    `update facility set made = false, completeness = 0 where id = (select id from facility where city_slug = ? and category = 'przedszkola' order by completeness, id limit 1) returning id`,
    [district.of],
  )
  await waitUntil(async () => (await find({}, 2)).ids[0] !== last?.id)
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) select 'rspo', '1', id, now(), '{}', id from facility where id = ?`,
    [last?.id],
  )
  await rowsOf(platform, 'update facility set changed_at = now() where id = ?', [last?.id])
  await waitUntil(async () => (await find({}, 2)).ids[0] === last?.id)
  expect((await count({})).total).toBe(1)
  expect(await find({}, 2)).toMatchObject({ ids: [last?.id], total: 1 })
  const poland = { west: 13, south: 48, east: 25, north: 56 }
  const clustered = await Effect.runPromise(platform.find(FacilityIndex).cluster({ within: poland, selection: {} }, 7, 20))
  expect([clustered.total, clustered.ids]).toEqual([1, [last?.id]])
})
