import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf } from '#adapters/memory/run.ts'
import { warsawBounds } from '#core/places/warsaw.ts'
import { everywhere } from '#core/search/facility-index.port.ts'
import type { FoundNames } from '#core/search/name-index.port.ts'
import { orderings, orders } from '#core/search/orders.ts'
import type { TextSearch } from '#plugins/search/contract/text-searches.ts'
import { bundledArchive } from '../contract/basemap.ts'
import { aTextSearch, box, category, circle, makeMapFixture, nothing, status } from '../testing/map-fixture.ts'

test('shows Warszawa first, then the visible part of the map', async () => {
  const { show, queries } = makeMapFixture()
  const first = await show()
  expect(first).toMatchObject({
    subject: { kind: 'start' },
    camera: { wide: warsawBounds, zoom: 7, frame: 'around' },
    unlocated: 1,
    today: '2026-11-23',
    facilities: { itemsTotal: 2 },
  })
  expect(first.facilities.items).toMatchObject([
    { id: 'a', parts: { 'tags.card': 1 } },
    { id: 'b', parts: {} },
  ])
  expect(await show({ granice: ['19,50,20,51'], zoom: ['13'], status: ['wyrozniona'] })).toMatchObject({
    subject: { kind: 'view' },
    camera: { wide: box, zoom: 13, frame: 'exactly' },
  })
  expect(queries[1]).toEqual({ within: box, selection: { status: ['premium'] } })
})

test('shows a city or one of its districts; bounds in the URL move only the camera', async () => {
  const { show, queries } = makeMapFixture()
  const wide = { south: 49.9, north: 50.1, west: 19.8, east: 20.2 }
  expect(await show({ miasto: ['malopolskie/krakow'] })).toMatchObject({
    subject: { kind: 'city', name: 'Kraków', district: null },
    camera: { wide, phone: { south: 49.8, north: 50.2, west: 19.9, east: 20.1 }, zoom: 14, frame: 'at the zoom' },
  })
  expect(await show({ miasto: ['malopolskie/krakow'], dzielnica: ['krowodrza'] })).toMatchObject({
    subject: { district: 'Krowodrza' },
    camera: { wide: box },
  })
  expect(await show({ miasto: ['malopolskie/krakow'], granice: ['19,50,20,51'] })).toMatchObject({ camera: { wide: box, phone: box } })
  expect(queries.map(({ within }) => within)).toEqual([
    { city: 'malopolskie/krakow' },
    { city: 'malopolskie/krakow', district: 'krowodrza' },
    { city: 'malopolskie/krakow' },
  ])
})

test.each([
  [{ miasto: ['malopolskie/nigdzie'] }],
  [{ miasto: ['<b>'] }],
  [{ miasto: ['malopolskie/krakow'], dzielnica: ['nigdzie'] }],
  [{ miasto: ['malopolskie/krakow'], dzielnica: ['<b>'] }],
  [{ dzielnica: ['krowodrza'] }],
  [{ page: ['abc'] }],
  [{ page: ['0'] }],
  [{ page: ['01'] }],
  [{ page: ['2'] }],
  [{ page: ['999'] }],
])('%j names no page of the map', async (params) => {
  const { showMap } = makeMapFixture()
  expect(await failureOf(showMap(visitor, { params, language: 'pl' }))).toMatchObject({ _tag: 'MapPageNotFound', kind: 'not-found' })
})

test('empty parameters are those of an empty form, and page 1 of an empty list exists', async () => {
  const { show } = makeMapFixture({ ids: [], total: 0 })
  expect(await show({ miasto: [''], dzielnica: [''], page: [''] })).toMatchObject({ subject: { kind: 'start' } })
  expect(await show({ page: ['1'] })).toMatchObject({ facilities: { itemsTotal: 0, curPage: 1 } })
})

test('resolves a text to a city, a district, facilities, the surroundings of a locality, or nothing', async () => {
  const locality = {
    name: 'Krakówek',
    voivodeship: 'malopolskie',
    county: 'x',
    commune: '',
    cityCache: null,
    longitude: 20,
    latitude: 50,
    facilities: 0,
  }
  const facility = {
    id: 'f1',
    slug: 's',
    name: 'S',
    type: 'nursery',
    city: 'Kraków',
    district: null,
    voivodeship: 'malopolskie',
    made: false,
  }
  const district = { kind: 'district' as const, name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', cityCache: 'malopolskie/krakow' }
  const subjectOf = async (found: Partial<FoundNames>) =>
    (await makeMapFixture({ names: { ...nothing, ...found } }).show({ q: ['tekst'] })).subject
  expect(await subjectOf({ cities: [{ ...locality, cityCache: 'malopolskie/krakow' }], facilities: [facility] })).toMatchObject({
    kind: 'city',
    district: null,
  })
  expect(await subjectOf({ districts: [district], facilities: [facility] })).toMatchObject({ kind: 'city', district: 'Krowodrza' })
  expect(await subjectOf({ cities: [locality], facilities: [facility] })).toEqual({ kind: 'named', text: 'tekst' })
  expect(await subjectOf({ cities: [locality] })).toEqual({ kind: 'near', name: 'Krakówek' })
  expect(await subjectOf({ cities: [{ ...locality, longitude: null }] })).toEqual({ kind: 'nothing', text: 'tekst' })
  expect(await subjectOf({})).toEqual({ kind: 'nothing', text: 'tekst' })
  const places = [{ kind: 'city' as const, city: locality }]
  const namesInText = {
    places: [{ from: 0, to: 1, cases: ['nominative' as const], similar: false, short: false, places }],
    facilities: [],
    names: [],
  }
  const similar = { ...nothing, facilities: [facility] }
  expect((await makeMapFixture({ names: similar, namesInText }).show({ q: ['tekst'] })).subject).toEqual({ kind: 'near', name: 'Krakówek' })
})

const near = 'żłobki blisko Krakowa'
const texts = { [near]: aTextSearch({ selection: { category: ['zlobki'] } }) }

test('SM-24 shows what a text means, its filters beside those of the URL, in its order, and frames what was found', async () => {
  const { show, queries, slices } = makeMapFixture({ facets: [category, status], texts })
  const framed = { west: 19.488, south: 50.488, east: 19.512, north: 50.512 }
  expect(await show({ q: [near], status: ['wyrozniona'] })).toMatchObject({
    subject: { kind: 'text', text: near },
    camera: { wide: framed, phone: framed, frame: 'around' },
    area: { wide: framed },
    selection: { status: ['premium'] },
    isKindChosen: true,
    order: 'distance',
  })
  const selection = { category: ['zlobki'], status: ['premium'] }
  expect(queries).toEqual([
    { within: { anyOf: [circle], noneOf: [] }, selection },
    { within: { anyOf: [circle], noneOf: [] }, selection },
  ])
  expect(slices).toMatchObject([{ nearTo: circle.centre }])
})

test('SM-24 in the view to which the map was moved it shows only what the text means', async () => {
  const { show, queries } = makeMapFixture({ facets: [category], texts: { ...texts, montessori: aTextSearch({ within: everywhere }) } })
  expect(await show({ q: [near], granice: ['19,50,20,51'], zoom: ['12'] })).toMatchObject({
    subject: { kind: 'text' },
    camera: { wide: box, zoom: 12, frame: 'exactly' },
  })
  await show({ q: ['montessori'], granice: ['19,50,20,51'] })
  expect(queries.map(({ within }) => within)).toEqual([{ anyOf: [circle], noneOf: [], box }, box])
})

test('SM-26 a text that is only a place without facilities shows its surroundings; with filters it shows the place, and nothing', async () => {
  const parts = [{ kind: 'place', label: 'Krakówek' }] as unknown as TextSearch['parts']
  const empty = makeMapFixture({
    total: 0,
    singles: [],
    texts: { krakówek: aTextSearch({ parts }), [near]: aTextSearch({ parts: [...parts, ...parts] }) },
  })
  expect(await empty.show({ q: ['krakówek'] })).toMatchObject({ subject: { kind: 'near', name: 'Krakówek' }, text: null })
  expect(empty.queries.at(-1)?.within).toMatchObject({ west: expect.closeTo(19.79), east: expect.closeTo(20.09) })
  expect(await empty.show({ q: [near] })).toMatchObject({ subject: { kind: 'text' }, camera: { wide: { west: expect.closeTo(19.79) } } })
})

test('CA-01 invented facilities of a name are shown only if no other has it', async () => {
  const named = (id: string, made: boolean) => ({
    id,
    slug: id,
    name: 'Promyk',
    type: 'nursery',
    city: 'Kraków',
    district: null,
    voivodeship: 'malopolskie',
    made,
  })
  const idsOf = async (...facilities: FoundNames['facilities']) => {
    const { show, cardIds } = makeMapFixture({ names: { ...nothing, facilities } })
    await show({ q: ['promyk'] })
    return cardIds[0]
  }
  expect(await idsOf(named('real', false), named('demo', true))).toEqual(['real'])
  expect(await idsOf(named('demo', true))).toEqual(['demo'])
})

test('returns any page of the list, however long', async () => {
  const { show, slices, cardIds } = makeMapFixture({ ids: Array.from({ length: 60 }, (_, n) => `id${n}`), total: 5000 })
  expect((await show({ page: ['3'] })).facilities).toMatchObject({ curPage: 3, pageTotal: 250, itemsTotal: 5000 })
  expect([slices, cardIds[0]?.[0], cardIds[0]?.length]).toEqual([[{ limit: 20, offset: 40, order: 'recommended' }], 'id40', 20])
})

test('shows nurseries and kindergartens, schools by a switch, and exactly the kinds that were chosen', async () => {
  const { show, queries } = makeMapFixture({ facets: [category, status] })
  for (const params of [{}, { szkoly: ['tak'] }, { kategoria: ['przedszkola'] }, { status: ['wyrozniona'] }]) await show(params)
  expect(queries.map(({ selection }) => selection)).toEqual([
    { category: ['zlobki', 'przedszkola'] },
    {},
    { category: ['przedszkola'] },
    { status: ['premium'], category: ['zlobki', 'przedszkola'] },
  ])
  expect((await show()).selection).toEqual({})
})

test('CA-09 sorts by the distance from the device, or from the searched place; without either there is nothing to sort by', async () => {
  const { show, slices } = makeMapFixture()
  const position = { od: ['50.061,19.937'] }
  expect(await show({ blisko: ['tak'], granice: ['19,50,20,51'], ...position })).toMatchObject({
    subject: { kind: 'nearby' },
    order: 'distance',
    canSortByDistance: true,
  })
  expect(await show({ miasto: ['malopolskie/krakow'], kolejnosc: ['odleglosc'] })).toMatchObject({ order: 'distance' })
  expect(await show({ miasto: ['malopolskie/krakow'] })).toMatchObject({ order: 'recommended', canSortByDistance: true })
  expect(await show({ granice: ['19,50,20,51'] })).toMatchObject({ canSortByDistance: false })
  expect(slices.map(({ nearTo }) => nearTo)).toEqual([
    { latitude: 50.061, longitude: 19.937 },
    { latitude: 50, longitude: 20 },
    undefined,
    undefined,
  ])
})

test('CA-09 sorts by every order of the catalogue', async () => {
  const { show, slices } = makeMapFixture()
  for (const order of orders) expect(await show({ kolejnosc: [orderings[order].param] })).toMatchObject({ order })
  expect(slices.map(({ order }) => order)).toEqual(orders)
})

test('CA-09 sorts by rating; the number of rated facilities tells whether there is anything to sort', async () => {
  const { show, slices } = makeMapFixture({ rated: 2 })
  expect(await show({ kolejnosc: ['ocena'] })).toMatchObject({ order: 'rating', rated: 2 })
  expect(await show({})).toMatchObject({ order: 'recommended', rated: 2 })
  expect(slices.map(({ order }) => order)).toEqual(['rating', 'recommended'])
})

test('CA-08 tells the distance of each listed facility, none without coordinates', async () => {
  const located = makeMapFixture({ points: { a: [19.937, 50.071], b: null } })
  const { facilities } = await located.show({ blisko: ['tak'], od: ['50.061,19.937'] })
  expect(facilities.items.map(({ metres }) => metres)).toEqual([1112, null])
  const inexact = makeMapFixture({ points: { a: [19.937, 50.071], b: [19.937, 50.061] } })
  const near = await inexact.show({ blisko: ['tak'], od: ['50.061,19.937'] })
  expect(near.facilities.items.map(({ metres }) => metres)).toEqual([1112, null])
  expect((await located.show()).facilities.items.map(({ metres }) => metres)).toEqual([null, null])
})

test('SM-22 offers the archive of the operator, and always the bundled one for browsers that cannot read it', async () => {
  const { show } = makeMapFixture()
  expect((await show()).archives).toEqual([bundledArchive])
  const own = { path: '/data/public/map/poland.1f.pmtiles', url: '/assets/map/files/poland.1f.pmtiles' }
  expect((await makeMapFixture({ own }).show()).archives).toEqual([{ url: own.url, coverage: 'whole' }, bundledArchive])
})
