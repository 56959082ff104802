import { isDeepStrictEqual } from 'node:util'
import { Effect } from 'effect'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeClock } from '#adapters/memory/clock.ts'
import { eventually } from '#config/quality/testing/eventually.ts'
import { anonymous } from '#core/access/actor.ts'
import { type Category, categories } from '#core/facilities/category.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { Facets } from '#core/search/facets.port.ts'
import { everywhere } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { type ListOrder, listOrders, type Order, orderings, orderParam } from '#core/search/orders.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { Catalogue, ShowCity } from '#plugins/catalogue/testing/lists.ts'
import { SearchFacilities, ShowMap } from '#plugins/map/testing/lists.ts'
import { waitUntil } from '../testing/index-fixture.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'
import { storeCity } from '../testing/store-city.ts'

const clock = makeClock(new Date())
const platform = startForTests(() => testPlatform({ clock }))
let invented: ReadonlySet<string>
beforeAll(async () => {
  await storeCity(platform, 300)
  invented = new Set((await rowsOf<{ id: string }>(platform, 'select id from facility where made')).map(({ id }) => id))
  await followIndex()
})

const actor = anonymous('t')
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

/** Waits until index and names contain all facilities; the first names take seconds. */
const followIndex = () =>
  eventually(async () => {
    const query = { words: ['krakow'], within: everywhere, selection: {} }
    expect((await Effect.runPromise(platform.find(NameIndex).search(query, { limit: 1 }))).total).toBe(300)
  })

/** List whose pages are compared. */
interface AskedList {
  readonly category: Category
  readonly district: string | undefined
  readonly selection: FacetSelection
  readonly order: ListOrder
}

const filters: Readonly<Record<string, fc.Arbitrary<FacetSelection[string]>>> = {
  price: fc.constantFrom({ max: 100_000 }, { min: 90_000 }, { min: 90_000, max: 120_000 }),
  rating: fc.constantFrom({ min: 40 }, { min: 45 }),
  has_vacancies: fc.constant(true),
  open_saturday: fc.constant(true),
  legal_type: fc.constantFrom(['public'], ['public', 'private']),
}

const listRequest: fc.Arbitrary<AskedList> = fc.record({
  category: fc.constantFrom(...categories),
  district: fc.option(fc.constantFrom('debniki', 'krowodrza'), { freq: 2, nil: undefined }),
  selection: fc
    .subarray(Object.entries(filters), { maxLength: 2 })
    .chain((chosen) => fc.record<FacetSelection>(Object.fromEntries(chosen))),
  order: fc.constantFrom(...listOrders),
})

const device = { blisko: ['tak'], od: ['50.061,19.937'] }

const queryOf = async ({ selection, order }: AskedList) => ({
  ...serializeSelection(await Effect.runPromise(platform.find(Facets).available()), selection),
  [orderParam]: [orderings[order].param],
  ...(order === 'distance' && device),
})

/** Returns all pages of the catalogue's list, its totals and its counts of options. */
const inCatalogue = async (list: AskedList) => {
  const { category, district, order } = list
  const input = { category, voivodeship: 'malopolskie', city: 'krakow', district, order, query: await queryOf(list) }
  const first = await platform.run(ShowCity, actor, { ...input, page: 1 })
  const ids = idsOf(first.facilities.items)
  for (let page = 2; page <= first.facilities.pageTotal; page++)
    ids.push(...idsOf((await platform.run(ShowCity, actor, { ...input, page })).facilities.items))
  return { ids, total: first.total, listed: first.facilities.itemsTotal, optionCounts: first.optionCounts }
}

/** Returns all pages of the list beside the map. */
const onMap = async (list: AskedList) => {
  const params = {
    miasto: ['malopolskie/krakow'],
    ...(list.district && { dzielnica: [list.district] }),
    kategoria: [list.category],
    ...(await queryOf(list)),
  }
  const first = await platform.run(ShowMap, actor, { params, language: 'pl' })
  const ids = idsOf(first.facilities.items)
  for (let page = 2; page <= first.facilities.pageTotal; page++)
    ids.push(
      ...idsOf((await platform.run(ShowMap, actor, { params: { ...params, page: [String(page)] }, language: 'pl' })).facilities.items),
    )
  return { ids, total: first.facilities.itemsTotal }
}

const bySql = async ({ category, district, selection }: AskedList, order: Order) => {
  const query = { category, voivodeship: 'malopolskie', city: 'krakow', selection, ...(district !== undefined && { district }) }
  const { cards, total, listed } = await Effect.runPromise(platform.find(Catalogue).facilities(query, { page: 1, limit: 1000, order }))
  return { ids: idsOf(cards), total, listed }
}

const bySearch = async ({ category, selection }: AskedList) => {
  const query = { words: ['Kraków'], within: everywhere, selection: { category: [category], ...selection } }
  const names = platform.find(NameIndex)
  const ids: string[] = []
  for (let offset = 0, total = 1; offset < total; offset += 20) {
    const found = await Effect.runPromise(names.search(query, { offset, limit: 20 }))
    total = found.total
    ids.push(...found.ids)
  }
  return ids
}

/** Compares the lists of catalogue, map, search and SQL; returns how many facilities they have. */
const expectOneOrder = async (list: AskedList, countsInvented: boolean) => {
  const counted = (ids: readonly string[]) => (countsInvented ? ids : ids.filter((id) => !invented.has(id)))
  const catalogue = await inCatalogue(list)
  expect(new Set(catalogue.ids).size).toBe(catalogue.listed)
  expect(catalogue.ids.length).toBe(catalogue.listed)
  expect(counted(catalogue.ids).length).toBe(catalogue.total)
  expect(await onMap(list)).toEqual({ ids: counted(catalogue.ids), total: catalogue.total })
  // An invented facility is never before one of a register.
  expect(catalogue.ids.toSorted((a, b) => Number(invented.has(a)) - Number(invented.has(b)))).toEqual(catalogue.ids)
  if (Object.keys(list.selection).length === 0) expect(catalogue.optionCounts.total).toBe(catalogue.total)
  const { ids, total, listed } = catalogue
  if (list.order !== 'distance') expect(await bySql(list, list.order)).toEqual({ ids, total, listed })
  if (list.order === 'recommended' && list.district === undefined) expect(await bySearch(list)).toEqual(ids)
  return listed
}

const comparesEqual = async (countsInvented: boolean) => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(listRequest, async (list) => {
      compared += await expectOneOrder(list, countsInvented)
    }),
    { numRuns: 60 },
  )
  expect(compared).toBeGreaterThan(500)
}

describe('CA-09 catalogue, map, search and SQL have one order for any filters and pages', () => {
  test('while invented facilities count', () => comparesEqual(true), 60_000)

  test('once a register has been imported, when invented ones follow only in lists of the catalogue and the search', async () => {
    await rowsOf(
      platform,
      `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
         select 'zlobki', '1', id, now(), '{}', id from facility where not made limit 1 on conflict do nothing`,
    )
    const list = { category: 'zlobki', district: undefined, selection: {}, order: 'recommended' } as const
    await waitUntil(async () => (await inCatalogue(list)).total < (await inCatalogue(list)).listed)
    await comparesEqual(false)
  })

  test('in every order, without filters', async () => {
    for (const category of categories)
      for (const order of listOrders) await expectOneOrder({ category, district: undefined, selection: {}, order }, false)
  })

  test('in the answers of the map’s API', async () => {
    const list: AskedList = { category: 'przedszkola', district: undefined, selection: {}, order: 'recommended' }
    const { ids } = await inCatalogue(list)
    const body = { city_cache: 'malopolskie/krakow', facets: { category: ['przedszkola'] } }
    const { cards } = await platform.run(SearchFacilities, actor, body)
    expect((JSON.parse(cards) as { id: string }[]).map(({ id }) => id)).toEqual(ids.filter((id) => !invented.has(id)))
  })

  test('on the next day, when equal facilities have other turns, in every order', async () => {
    const list: AskedList = { category: 'przedszkola', district: undefined, selection: {}, order: 'recommended' }
    const { ids } = await inCatalogue(list)
    clock.advance(86_400)
    await waitUntil(async () => !isDeepStrictEqual((await inCatalogue(list)).ids, ids))
    expect((await inCatalogue(list)).ids.toSorted()).toEqual(ids.toSorted())
    for (const order of listOrders) await expectOneOrder({ ...list, order }, false)
  })

  test('after a change, without rereading the names', async () => {
    const list: AskedList = { category: 'zlobki', district: undefined, selection: {}, order: 'recommended' }
    const last = (await onMap(list)).ids.at(-1)
    await rowsOf(
      platform,
      `update facility set completeness = 100, suspended = false, free_places = 9999, free_places_on = now() where id = ?`,
      [last],
    )
    await waitUntil(async () => (await onMap(list)).ids[0] === last)
    await expectOneOrder(list, false)
  })
})
