import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { newId } from '#core/kernel/ids.ts'
import { aCard } from '../testing/card-builder.ts'
import { makeCatalogueFixture, many } from '../testing/catalogue-fixture.ts'

const database = databaseForTests()

const city = { category: 'zlobki', voivodeship: 'malopolskie', city: 'krakow', page: 1, order: 'name', query: {} } as const

test('shows a page of a city with slot data', async () => {
  const { showCity, slices } = await makeCatalogueFixture(database, ...many(21), aCard({ type: 'kindergarten' }))
  const shown = await run(showCity(visitor, city))
  expect(shown).toMatchObject({
    filtered: false,
    unfilteredTotal: 21,
    facilities: { itemsTotal: 21, itemsReceived: 20, nextPage: 2 },
    today: '2026-11-24',
  })
  expect(shown.facilities.items.slice(0, 2).map(({ parts }) => parts)).toEqual([{ 'tags.card': 1 }, {}])
  expect(shown.availableFacets.map(({ key }) => key)).not.toContain('category')
  expect(slices).toMatchObject([{ order: 'name', offset: 0, withInvented: true }])
})

test('filters by the parameters of the URL, and reports unknown values', async () => {
  const { showCity, slices } = await makeCatalogueFixture(database, ...many(3))
  const shown = await run(showCity(visitor, { ...city, query: { status: ['wyrozniona', 'nieznana'] } }))
  expect(shown).toMatchObject({ filtered: true, selection: { status: ['premium'] }, unknown: [{ value: 'nieznana' }] })
  expect(slices).toMatchObject([{ selection: { category: ['zlobki'], status: ['premium'] } }])
})

test('CA-03 counts the options of the category in the place, beside the selection, and names the place by its locative', async () => {
  const { showCity, counted } = await makeCatalogueFixture(database, aCard({ district: 'krowodrza' }))
  const query = { 'wolne-miejsca': ['tak'] }
  expect((await run(showCity(visitor, { ...city, district: 'krowodrza', query }))).locative).toEqual({
    pl: 'w Krakowie',
    ua: null,
    en: null,
  })
  expect(counted).toEqual([
    {
      within: { city: 'malopolskie/krakow', district: 'krowodrza' },
      base: { category: ['zlobki'] },
      selection: { has_vacancies: true },
    },
  ])
})

test('CA-01 invented facilities are listed, and neither counted nor shown as part of the total', async () => {
  const { showCity } = await makeCatalogueFixture(database, ...many(3), aCard({ made: true }))
  expect(await run(showCity(visitor, city))).toMatchObject({ total: 3, unfilteredTotal: 3, facilities: { itemsTotal: 4 } })
})

test('shows a district with its own total', async () => {
  const { showCity } = await makeCatalogueFixture(database, ...many(3, { district: 'krowodrza' }), ...many(2))
  expect(await run(showCity(visitor, { ...city, district: 'krowodrza' }))).toMatchObject({
    unfilteredTotal: 3,
    facilities: { itemsTotal: 3 },
    district: { slug: 'krowodrza' },
  })
})

test('has no page for unknown places and numbers; an empty first page exists', async () => {
  const { showCity } = await makeCatalogueFixture(database, ...many(20))
  for (const over of [{ voivodeship: 'nigdzie' }, { city: 'nigdzie' }, { district: 'nigdzie' }, { page: 0 }, { page: 1.5 }, { page: 2 }])
    expect(await failureOf(showCity(visitor, { ...city, ...over }))).toMatchObject({ _tag: 'CataloguePageNotFound', kind: 'not-found' })
})

const byDistance = { ...city, order: 'distance' } as const

test('CA-09 sorts by the distance from a searched address, with filters and page, and tells each distance', async () => {
  const { showCity, slices } = await makeCatalogueFixture(database, ...many(21, { longitude: 19.93, latitude: 50.07 }), aCard())
  const shown = await run(showCity(visitor, { ...byDistance, query: { adres: ['Długa 5'], 'wolne-miejsca': ['tak'] } }))
  expect(shown).toMatchObject({ order: 'distance', near: { address: 'Długa 5', origin: 'ul. Długa 5 (krakow)' }, total: 22 })
  expect(shown.facilities.items.slice(0, 2).map(({ metres }) => metres)).toEqual([null, 1112])
  await run(showCity(visitor, { ...byDistance, page: 2, query: { adres: ['Długa 5'] } }))
  const nearTo = expect.objectContaining({ longitude: 19.93, latitude: 50.06 })
  const within = { city: 'malopolskie/krakow' }
  expect(slices).toEqual([
    { within, selection: { category: ['zlobki'], has_vacancies: true }, limit: 20, offset: 0, nearTo, withInvented: true },
    { within, selection: { category: ['zlobki'] }, limit: 20, offset: 20, nearTo, withInvented: true },
  ])
})

test('CA-09 sorts by ratings with filters and page; without opinions only their order differs', async () => {
  const { showCity, slices } = await makeCatalogueFixture(database, ...many(21))
  const shown = await run(showCity(visitor, { ...city, order: 'rating', page: 2, query: { 'ocena-od': ['4.5'] } }))
  expect(shown).toMatchObject({ order: 'rating', selection: { rating: { min: 45 } }, facilities: { itemsTotal: 21, itemsReceived: 1 } })
  await run(showCity(visitor, { ...city, order: 'opinions' }))
  const within = { city: 'malopolskie/krakow' }
  expect(slices).toEqual([
    { within, selection: { category: ['zlobki'], rating: { min: 45 } }, limit: 20, offset: 20, order: 'rating', withInvented: true },
    { within, selection: { category: ['zlobki'] }, limit: 20, offset: 0, order: 'opinions', withInvented: true },
  ])
})

test('CA-08 tells the distance from an address in any order, and none without one', async () => {
  const { showCity } = await makeCatalogueFixture(database, aCard({ longitude: 19.93, latitude: 50.07 }))
  const metresOf = async (query: Record<string, string[]>) =>
    (await run(showCity(visitor, { ...city, query }))).facilities.items.map(({ metres }) => metres)
  expect([await metresOf({ adres: ['Długa 5'] }), await metresOf({})]).toEqual([[1112], [undefined]])
})

test('CA-09 without a known address or position the order is the default one; the position counts only where the visitor has asked for it', async () => {
  const { showCity, slices } = await makeCatalogueFixture(database, ...many(2))
  const position = { od: ['50.061,19.937'] }
  for (const query of [{}, { adres: ['Krótka 1'] }, { blisko: ['tak'] }, position, { adres: ['Krótka 1'], blisko: ['tak'], ...position }])
    expect(await run(showCity(visitor, { ...byDistance, query }))).toMatchObject({ order: 'recommended', near: { origin: null } })
  expect(slices.map(({ order, nearTo }) => [order, nearTo])).toEqual(slices.map(() => ['recommended', undefined]))
  const near = await run(showCity(visitor, { ...byDistance, query: { blisko: ['tak'], ...position } }))
  expect(near).toMatchObject({ order: 'distance', near: { nearby: true, origin: null } })
  expect(JSON.stringify(near)).not.toMatch(/50\.061|19\.937/)
})

test('a city whose facilities have moved leads to where they are; without them there is no such page', async () => {
  const cards = many(3)
  const { showCity } = await makeCatalogueFixture(database, ...cards)
  await rowsOf(
    database,
    `insert into facility_journal (batch_id, facility_id, before) values (?, ?, '{"facility": {"voivodeship": "malopolskie", "city_slug": "dawny-krakow"}}')`,
    [newId(), cards[0]?.id],
  )
  expect(await run(showCity(visitor, { ...city, city: 'dawny-krakow', district: 'x', page: 7 }))).toMatchObject({
    movedTo: { voivodeship: 'malopolskie', city: 'krakow' },
    city: { slug: 'krakow' },
  })
  expect((await run(showCity(visitor, city))).movedTo).toBeNull()
})

test('CM-03 the first page of the plain list has the description of its city in the language of the page, no other page has one', async () => {
  const { showCity } = await makeCatalogueFixture(database, ...many(21, { district: 'krowodrza' }))
  const plain = { ...city, order: 'recommended', language: 'pl' } as const
  expect((await run(showCity(visitor, plain))).description).toMatchObject({ title: 'O Krakowie' })
  const others = [
    { language: 'en' },
    { page: 2 },
    { district: 'krowodrza' },
    { order: 'name' },
    { query: { 'wolne-miejsca': ['tak'] } },
  ] as const
  expect((await run(showCity(visitor, { ...city, order: 'recommended' }))).description).toBeNull()
  for (const over of others) expect((await run(showCity(visitor, { ...plain, ...over }))).description).toBeNull()
})
