import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { aCard } from '../testing/card-builder.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'
import { tagOf } from '../testing/store-cards.ts'
import { FilterFacilities, ListBest, ListByVoivodeship } from './facility-lists.ts'
import { ListFacilities } from './list-facilities.ts'

const database = databaseForTests()

test('lists the filtered facilities of a city or district in both categories', async () => {
  const { slices, ...ports } = await makeCatalogueFixture(database, aCard(), aCard({ type: 'kindergarten', district: 'krowodrza' }))
  const list = makeOf(ListFacilities)(ports)
  const krakow = { voivodeship_slug: 'malopolskie', city_slug: 'krakow' }
  expect(await run(list(visitor, krakow))).toMatchObject({
    city: { name: 'Kraków', slug: 'krakow' },
    district: null,
    facilities: { itemsTotal: 2 },
  })
  const filtered = { ...krakow, district: 'krowodrza', price_max: 100, required_specialization: ['zlobek', 'nieznane'] }
  expect(await run(list(visitor, filtered))).toMatchObject({ district: { slug: 'krowodrza' }, facilities: { itemsTotal: 1 } })
  expect(slices.at(-1)).toMatchObject({
    within: { city: 'malopolskie/krakow', district: 'krowodrza' },
    selection: { specialization: [tagOf('nursery')], price: { max: 10_000 } },
  })
})

test('lists nothing where the place is missing or unknown', async () => {
  const list = makeOf(ListFacilities)(await makeCatalogueFixture(database, aCard({ district: 'krowodrza' })))
  const empty = { facilities: { itemsTotal: 0, items: [] } }
  for (const body of [{}, { city_slug: 'krakow' }, { voivodeship_slug: 'malopolskie', city_slug: 'nigdzie' }])
    expect(await run(list(visitor, body))).toMatchObject({ city: null, ...empty })
  const krakow = { voivodeship_slug: 'malopolskie', city_slug: 'krakow' }
  expect(await run(list(visitor, { ...krakow, district: 'nigdzie' }))).toMatchObject({ city: { slug: 'krakow' }, ...empty })
})

test('CA-05 ratings of 0 to 5 are no filter; others are compared as they are shown', async () => {
  const { slices, ...ports } = await makeCatalogueFixture(database, aCard())
  const krakow = { voivodeship_slug: 'malopolskie', city_slug: 'krakow' }
  const selectionOf = async (body: object) => {
    await run(makeOf(ListFacilities)(ports)(visitor, { ...krakow, ...body }))
    return slices.at(-1)?.selection
  }
  expect(await selectionOf({ rating_min: 0, rating_max: 5 })).toEqual({})
  expect(await selectionOf({ rating_min: 4.6 })).toEqual({ rating: { min: 46 } })
  expect(await selectionOf({ rating_min: 4.25, rating_max: 4.57 })).toEqual({ rating: { min: 43, max: 45 } })
})

test('lists the facilities of a voivodeship by pages; none of an unknown one', async () => {
  const { catalogue, facets } = await makeCatalogueFixture(database, ...many(3))
  const list = makeOf(ListByVoivodeship)({ catalogue, facets })
  expect(await run(list(visitor, { voivodeship: 'malopolskie', page: 2, limit: 2 }))).toMatchObject({
    itemsTotal: 3,
    itemsReceived: 1,
    curPage: 2,
  })
  expect(await run(list(visitor, { voivodeship: 'nigdzie' }))).toMatchObject({ itemsTotal: 0, items: [] })
})

test('lists recommended facilities of a city given with or without its voivodeship', async () => {
  const { catalogue, facets, queries } = await makeCatalogueFixture(database, ...many(3, { opinion_count: 5, score_total: 5 }))
  const list = makeOf(ListBest)({ catalogue, facets })
  expect(await run(list(visitor, { count: 2, city: 'malopolskie/krakow', specialization: 'zlobek' }))).toHaveLength(2)
  await run(list(visitor, { count: 1, city: 'krakow' }))
  await run(list(visitor, { count: 1 }))
  expect(queries.map(({ query }) => query)).toEqual([
    { selection: { specialization: [tagOf('nursery')] }, city: 'krakow', voivodeship: 'malopolskie' },
    { selection: {}, city: 'krakow' },
    { selection: {} },
  ])
})

test('lists facilities by a filter expression, and names what is wrong in it', async () => {
  const { catalogue, facets, queries } = await makeCatalogueFixture(database, ...many(3))
  const filter = makeOf(FilterFacilities)({ catalogue, facets })
  expect(await run(filter(visitor, { 'filter[city][eq]': 'krakow', limit: 2, sort: 'price' }))).toMatchObject({
    itemsTotal: 3,
    itemsReceived: 2,
  })
  expect(queries[0]).toMatchObject({
    query: { filter: { expression: { groups: [{ field: 'city', operator: 'eq', values: ['krakow'] }] } } },
    paging: { order: 'price', limit: 2 },
  })
  const failure = await failureOf(filter(visitor, { 'filter[colour][eq]': 'red' }))
  expect(failure).toMatchObject({ kind: 'invalid', schema: { 'filter[colour][eq]': ['FIELD_UNKNOWN'] } })
})
