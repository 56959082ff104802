import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makeEvents } from '#adapters/memory/events.ts'
import { makeFacilities } from '#adapters/memory/facilities.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeTransaction } from '#adapters/memory/transaction.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { system } from '#core/access/actor.ts'
import type { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facet } from '#core/search/facet.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import type { OptionCounter, OptionsQuery } from '#core/search/option-counter.port.ts'
import type { PlaceGrammar } from '#plugins/places/contract/queries.ts'
import type { ListedCard } from '../contract/listed-card.ts'
import { catalogueFacets } from '../domain/facets.ts'
import { aCard, makeMemoryCatalogue } from '../testing/memory-catalogue.ts'
import { makeFilterFacilities } from './filter-facilities.ts'
import { makeHideOldFreePlaces } from './hide-old-free-places.ts'
import { makeListBest } from './list-best.ts'
import { makeListByVoivodeship } from './list-by-voivodeship.ts'
import { makeListCities } from './list-cities.ts'
import { makeListFacilities } from './list-facilities.ts'
import { makeReadLayout } from './read-layout.ts'
import { makeShowCity } from './show-city.ts'
import { makeShowVoivodeship } from './show-voivodeship.ts'
import { makeShowVoivodeships } from './show-voivodeships.ts'

const specialization = facet({
  kind: 'choice',
  of: 'text',
  key: 'specialization',
  param: 'rodzaj',
  label: '',
  from: '',
  options: [{ value: 'tag-1', param: 'zlobek', label: '' }],
})
const facets = makeFacets([...catalogueFacets, specialization], () => () => Effect.succeed({}))
const setUp = (...cards: readonly ListedCard[]) => {
  const catalogue = makeMemoryCatalogue(...cards)
  const clock = makeClock('2026-11-23T23:30:00Z')
  const parts: FacilitySlotData = {
    read: (_slot, ids) => Effect.succeed(new Map(ids.slice(0, 1).map((id) => [id, { 'tags.card': 1 }] as const))),
  }
  const counted: OptionsQuery[] = []
  const options: OptionCounter = {
    count: (query) =>
      Effect.as(
        Effect.sync(() => counted.push(query)),
        { total: cards.length, facets: {} },
      ),
  }
  const grammar: PlaceGrammar = { locativeOf: (name, language) => (name === 'Kraków' && language === 'pl' ? 'w Krakowie' : null) }
  const showCity = makeShowCity({ catalogue, facets, options, grammar, clock, parts })
  return { catalogue, facets, clock, parts, counted, showCity }
}
const many = (count: number, over = {}) => Array.from({ length: count }, () => aCard(over))
const city = { category: 'zlobki', voivodeship: 'malopolskie', city: 'krakow', page: 1, order: 'name', query: {} } as const

test('shows a page of a city with slot data, and passes on the known total while nothing is filtered', async () => {
  const { showCity, catalogue } = setUp(...many(21), aCard({ type: 'kindergarten' }))
  const shown = await run(showCity(visitor, city))
  expect(shown).toMatchObject({
    filtered: false,
    unfilteredTotal: 21,
    facilities: { itemsTotal: 21, itemsReceived: 20, nextPage: 2 },
    today: '2026-11-24',
  })
  expect(shown.facilities.items.slice(0, 2).map(({ parts }) => parts)).toEqual([{ 'tags.card': 1 }, {}])
  expect(shown.availableFacets.map(({ key }) => key)).not.toContain('category')
  expect(catalogue.queries[0]?.paging).toMatchObject({ knownTotals: { listed: 21, total: 21 }, order: 'name' })
})

test('filters by the parameters of the URL, and reports unknown values', async () => {
  const { showCity, catalogue } = setUp(...many(3))
  const shown = await run(showCity(visitor, { ...city, query: { status: ['wyrozniona', 'nieznana'] } }))
  expect(shown).toMatchObject({ filtered: true, selection: { status: ['premium'] }, unknown: [{ value: 'nieznana' }] })
  expect(catalogue.queries[0]).toMatchObject({ query: { selection: { status: ['premium'] } } })
  expect(catalogue.queries[0]?.paging).not.toHaveProperty('knownTotals')
})

test('CA-03 counts the options of the category in the place, beside the selection, and names the place by its locative', async () => {
  const { showCity, counted } = setUp(aCard({ district: 'krowodrza' }))
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
  const { showCity } = setUp(...many(3), aCard({ made: true }))
  expect(await run(showCity(visitor, city))).toMatchObject({ total: 3, unfilteredTotal: 4, facilities: { itemsTotal: 4 } })
})

test('shows a district with its own total', async () => {
  const { showCity } = setUp(...many(3, { district: 'krowodrza' }), ...many(2))
  expect(await run(showCity(visitor, { ...city, district: 'krowodrza' }))).toMatchObject({
    unfilteredTotal: 3,
    facilities: { itemsTotal: 3 },
    district: { slug: 'krowodrza' },
  })
})

test('has no page for unknown places and numbers; an empty first page exists', async () => {
  const { showCity } = setUp(...many(20))
  for (const over of [{ voivodeship: 'nigdzie' }, { city: 'nigdzie' }, { district: 'nigdzie' }, { page: 0 }, { page: 1.5 }, { page: 2 }])
    expect(await failureOf(showCity(visitor, { ...city, ...over }))).toMatchObject({ _tag: 'CataloguePageNotFound', kind: 'not-found' })
})

test('lists the cities of a voivodeship with their total', async () => {
  const { catalogue } = setUp(...many(2), aCard({ city_slug: 'tarnow', city: 'Tarnów' }))
  const show = makeShowVoivodeship({ catalogue })
  expect(await run(show(visitor, { category: 'zlobki', voivodeship: 'malopolskie' }))).toMatchObject({
    total: 3,
    cities: [{ slug: 'krakow', count: 2 }, { slug: 'tarnow' }],
  })
  expect(await failureOf(show(visitor, { category: 'zlobki', voivodeship: 'nigdzie' }))).toMatchObject({ _tag: 'CataloguePageNotFound' })
})

test('lists all sixteen voivodeships, also empty ones, by their Polish names', async () => {
  const { catalogue } = setUp(...many(2), aCard({ type: 'kindergarten' }))
  const show = makeShowVoivodeships({ catalogue, translator: makeTranslator() })
  const all = await run(show(visitor, {}))
  expect([all.length, all.find(({ slug }) => slug === 'malopolskie')?.count, all[0]]).toEqual([
    16,
    3,
    expect.objectContaining({ count: 0, cities: [] }),
  ])
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'pl')))
  expect((await run(show(visitor, { category: 'zlobki' }))).find(({ slug }) => slug === 'malopolskie')?.count).toBe(2)
})

test('lists the cities of a voivodeship for the map, with any of the requested specializations', async () => {
  const { catalogue } = setUp(aCard())
  const lookups: unknown[] = []
  const none = { bySlug: () => Effect.never, bySlugs: () => Effect.never, voivodeshipCapitals: () => Effect.never }
  const list = makeListCities({
    showVoivodeships: makeShowVoivodeships({ catalogue, translator: makeTranslator() }),
    cities: {
      ...none,
      inVoivodeship: (slug, tags) =>
        Effect.as(
          Effect.sync(() => lookups.push([slug, tags])),
          [],
        ),
    },
    tagLookup: { byIds: () => Effect.never, resolveIds: (_category, values) => Effect.succeed(values.map((value) => `id-${value}`)) },
  })
  expect(await run(list(visitor, { slug: 'malopolskie', required_specialization: ['zlobek'] }))).toMatchObject({
    voivodeship: { slug: 'malopolskie' },
    cities: [],
  })
  await run(list(visitor, { slug: 'malopolskie', required_specialization: [] }))
  expect(lookups).toEqual([
    ['malopolskie', ['id-zlobek']],
    ['malopolskie', null],
  ])
  for (const slug of [null, undefined, 'nigdzie']) expect(await run(list(visitor, { slug }))).toEqual({ voivodeship: null, cities: [] })
})

test('lists the filtered facilities of a city or district in both categories', async () => {
  const { catalogue } = setUp(aCard(), aCard({ type: 'kindergarten', district: 'krowodrza' }))
  const list = makeListFacilities({ catalogue, facets })
  const krakow = { voivodeship_slug: 'malopolskie', city_slug: 'krakow' }
  expect(await run(list(visitor, krakow))).toMatchObject({
    city: { name: 'Kraków', slug: 'krakow' },
    district: null,
    facilities: { itemsTotal: 2 },
  })
  const filtered = { ...krakow, district: 'krowodrza', price_max: 100, required_specialization: ['zlobek', 'nieznane'] }
  expect(await run(list(visitor, filtered))).toMatchObject({ district: { slug: 'krowodrza' }, facilities: { itemsTotal: 1 } })
  expect(catalogue.queries.at(-1)?.query).toMatchObject({
    district: 'krowodrza',
    selection: { specialization: ['tag-1'], price: { max: 10_000 } },
  })
})

test('lists nothing where the place is missing or unknown, or a minimum rating is requested', async () => {
  const { catalogue } = setUp(aCard({ district: 'krowodrza' }))
  const list = makeListFacilities({ catalogue, facets })
  const empty = { facilities: { itemsTotal: 0, items: [] } }
  for (const body of [{}, { city_slug: 'krakow' }, { voivodeship_slug: 'malopolskie', city_slug: 'nigdzie' }])
    expect(await run(list(visitor, body))).toMatchObject({ city: null, ...empty })
  const krakow = { voivodeship_slug: 'malopolskie', city_slug: 'krakow' }
  for (const over of [{ district: 'nigdzie' }, { rating_min: 1 }])
    expect(await run(list(visitor, { ...krakow, ...over }))).toMatchObject({ city: { slug: 'krakow' }, ...empty })
  expect(await run(list(visitor, { ...krakow, rating_max: 5 }))).toMatchObject({ facilities: { itemsTotal: 1 } })
})

test('lists the facilities of a voivodeship by pages; none of an unknown one', async () => {
  const { catalogue } = setUp(...many(3))
  const list = makeListByVoivodeship({ catalogue, facets })
  expect(await run(list(visitor, { voivodeship: 'malopolskie', page: 2, limit: 2 }))).toMatchObject({
    itemsTotal: 3,
    itemsReceived: 1,
    curPage: 2,
  })
  expect(await run(list(visitor, { voivodeship: 'nigdzie' }))).toMatchObject({ itemsTotal: 0, items: [] })
})

test('lists recommended facilities of a city given with or without its voivodeship', async () => {
  const { catalogue } = setUp(...many(3))
  const list = makeListBest({ catalogue, facets })
  expect(await run(list(visitor, { count: 2, city: 'malopolskie/krakow', specialization: 'zlobek' }))).toHaveLength(2)
  await run(list(visitor, { count: 1, city: 'krakow' }))
  await run(list(visitor, { count: 1 }))
  expect(catalogue.queries.map(({ query }) => query)).toEqual([
    { selection: { specialization: ['tag-1'] }, city: 'krakow', voivodeship: 'malopolskie' },
    { selection: {}, city: 'krakow' },
    { selection: {} },
  ])
})

test('lists facilities by a filter expression, and names what is wrong in it', async () => {
  const { catalogue } = setUp(...many(3))
  const filter = makeFilterFacilities({ catalogue, facets })
  expect(await run(filter(visitor, { 'filter[city][eq]': 'krakow', limit: 2, sort: 'price' }))).toMatchObject({
    itemsTotal: 3,
    itemsReceived: 2,
  })
  expect(catalogue.queries[0]).toMatchObject({
    ...{
      query: { filter: { expression: { groups: [{ field: 'city', operator: 'eq', values: ['krakow'] }] } } },
      paging: { order: 'price', limit: 2 },
    },
  })
  const failure = await failureOf(filter(visitor, { 'filter[colour][eq]': 'red' }))
  expect(failure).toMatchObject({ kind: 'invalid', schema: { 'filter[colour][eq]': ['FIELD_UNKNOWN'] } })
})

test('reads the layout data of both categories', async () => {
  const { catalogue, clock } = setUp(...many(4), aCard({ type: 'kindergarten' }))
  expect(await run(makeReadLayout({ catalogue, facets, clock })())).toMatchObject({
    ...{ zlobki: [{ slug: 'krakow', count: 4 }], przedszkola: [{ count: 1 }], totals: { zlobki: 4, przedszkola: 1 } },
    ...{ recommended: { length: 4 }, today: '2026-11-24' },
  })
})

test('hides free places of more than 45 days ago, and emits an event only when it hid some', async () => {
  const [facilities, events, clock] = [makeFacilities(), makeEvents(), makeClock('2026-11-23T23:30:00Z')]
  const hide = makeHideOldFreePlaces({ facilities, events, clock, transaction: makeTransaction(facilities, events) })
  const record = (id: string, free_places_on: string) => facilities.records.set(id, { id, free_places: 3, free_places_on } as never)
  record('shown', '2026-10-10')
  await run(hide(system, {}))
  expect(events.emitted).toEqual([])
  record('old', '2026-10-09')
  await run(hide(system, {}))
  expect([facilities.records.get('old')?.free_places, facilities.records.get('shown')?.free_places]).toEqual([null, 3])
  expect(events.emitted).toEqual([{ name: 'catalogue.free-places-hidden', since: '2026-10-10', facilities: 1 }])
})
