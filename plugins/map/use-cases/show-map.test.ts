import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { warsawBounds } from '#core/places/warsaw.ts'
import type { IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'
import { type Facet, facet } from '#core/search/facet.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import type { FoundNames } from '#core/search/name-index.port.ts'
import type { PublicFile } from '#core/ports/public-files.ts'
import { bundledArchive } from '../contract/basemap.ts'
import { makeClusterFacilities } from './cluster-facilities.ts'
import { makeSearchFacilities } from './search-facilities.ts'
import { makeShowMap } from './show-map.ts'

const nw = { long: 19, lat: 51 }
const se = { long: 20, lat: 50 }
const box = { west: 19, south: 50, east: 20, north: 51 }
const krakow = { name: 'Kraków', boundingbox: [49.9, 50.1, 19.8, 20.2], mobileBoundingbox: [49.8, 50.2, 19.9, 20.1] } as const
const nothing: FoundNames = { cities: [], districts: [], facilities: [] }
const status = facet({
  kind: 'choice',
  of: 'text',
  key: 'status',
  param: 'status',
  label: '',
  from: '',
  options: [{ value: 'premium', param: 'wyrozniona', label: '' }],
})
const price = { kind: 'range', unit: 'zloty', key: 'price', param: 'cena', label: '', from: '', min: 0, max: 500_000, step: 1 } as const

const category = facet({
  kind: 'choice',
  of: 'text',
  key: 'category',
  param: 'kategoria',
  label: '',
  from: '',
  options: ['zlobki', 'przedszkola'].map((value) => ({ value, param: value, label: '' })),
})

interface Content {
  readonly ids?: string[]
  readonly total?: number
  readonly names?: FoundNames
  readonly own?: PublicFile | null
  readonly facets?: readonly Facet[]
  readonly points?: Readonly<Record<string, readonly [number, number] | null>>
}

const setUp = ({
  ids = ['a', 'b'],
  total = ids.length,
  names = nothing,
  own = null,
  facets = [status, price],
  points = {},
}: Content = {}) => {
  const queries: IndexQuery[] = []
  const [slices, zooms, cardIds]: [IndexSlice[], number[], (readonly string[])[]] = [[], [], []]
  let optionsRead = 0
  const loaded = makeFacets(facets, () => () => Effect.succeed({}))
  const ports = {
    facets: {
      all: loaded.all,
      available: () =>
        Effect.andThen(
          Effect.sync(() => optionsRead++),
          loaded.available(),
        ),
    },
    index: {
      find: (query: IndexQuery, slice: IndexSlice) =>
        Effect.sync(() => {
          const { limit, offset = 0 } = slice
          queries.push(query)
          slices.push(slice)
          return { ids: ids.slice(offset, offset + limit), total, unlocated: 1, version: '7' }
        }),
      cluster: (query: IndexQuery, zoom: number) =>
        Effect.sync(() => {
          queries.push(query)
          zooms.push(zoom)
          const singles = ['b', 'c'].map((id) => ({ id, longitude: 19.5, latitude: 50.5 }))
          return { ids, total, unlocated: 0, version: '7', clusters: [], singles }
        }),
      version: () => '7',
    },
    cards: {
      listed: () => Effect.never,
      byIds: (wanted: readonly string[]) =>
        Effect.sync(() => {
          cardIds.push(wanted)
          return JSON.stringify(wanted.map((id) => ({ id, longitude: points[id]?.[0] ?? null, latitude: points[id]?.[1] ?? null })))
        }),
    },
    cities: {
      bySlug: (_: string, slug: string) => Effect.succeed(slug === 'krakow' ? (krakow as never) : null),
      ...{ inVoivodeship: () => Effect.never, bySlugs: () => Effect.never, voivodeshipCapitals: () => Effect.never },
    },
    districts: { find: (_: string, slug: string) => Effect.succeed(slug === 'krowodrza' ? { name: 'Krowodrza', box } : null) },
    districtLabels: {
      all: () =>
        Effect.succeed([
          { name: 'Dębniki', longitude: 19.4, latitude: 50.4, count: 9 },
          { name: 'Wola', longitude: 21, latitude: 52.2, count: 8 },
        ]),
    },
    names: { suggest: () => Effect.succeed(names), search: () => Effect.never, exact: () => Effect.never },
    parts: { read: () => Effect.succeed(new Map([['a', { 'tags.card': 1 }]])) },
    clock: makeClock(),
    settings: { MAP_STYLE_URL: null },
    files: { newest: () => Effect.succeed(own) },
  }
  const showMap = makeShowMap(ports)
  const show = (params: Readonly<Record<string, readonly string[]>> = {}) => run(showMap(visitor, { params }))
  return {
    ...ports,
    showMap,
    queries,
    slices,
    zooms,
    cardIds,
    optionsRead: () => optionsRead,
    show,
    search: makeSearchFacilities(ports),
    cluster: makeClusterFacilities(ports),
  }
}

test('searches an area or a city, at most three hundred facilities, and says when there are more', async () => {
  const { search, queries, slices, optionsRead } = setUp({ total: 9 })
  expect(await run(search(visitor, { geo_nw: nw, geo_se: se }))).toEqual({
    cards: expect.stringContaining('"id":"b"'),
    total: 9,
    truncated: true,
    version: '7',
    byCity: false,
  })
  expect(await run(search(visitor, { city_cache: 'malopolskie/krakow' }))).toMatchObject({ byCity: true })
  expect(queries.map(({ within }) => within)).toEqual([box, { city: 'malopolskie/krakow' }])
  expect([slices, optionsRead()]).toEqual([[{ limit: 300 }, { limit: 300 }], 0])
})

test('selects facets by option and URL value; unknown values of the three lists match nothing', async () => {
  const { search, queries } = setUp()
  for (const values of [['wyrozniona'], ['premium', 'x'], ['x'], []])
    await run(search(visitor, { geo_nw: nw, geo_se: se, accepted_status: values }))
  await run(search(visitor, { geo_nw: nw, geo_se: se, facets: { price: { max: 1000 } } }))
  expect(queries.map(({ selection }) => selection)).toEqual([
    { status: ['premium'] },
    { status: ['premium'] },
    { status: [] },
    {},
    { price: { max: 1000 } },
  ])
})

test('names invalid areas, cities and facets by field', async () => {
  const { search, queries } = setUp()
  const area = { geo_nw: nw, geo_se: se }
  const wrong = [
    [{}, 'search_polygon'],
    [{ geo_nw: nw }, 'geo_se'],
    [{ geo_nw: se, geo_se: nw }, 'geo_se'],
    [{ ...area, search_polygon: [] }, 'search_polygon'],
    [
      {
        search_polygon: [
          [19, 51],
          [20, 51],
          [20, 50],
          [19, 50],
          [18, 51],
        ],
      },
      'search_polygon',
    ],
    [{ city_cache: 'Kraków' }, 'city_cache'],
    [{ ...area, facets: { colour: ['red'] } }, 'facets.colour'],
    [{ ...area, facets: { status: true } }, 'facets.status'],
    [{ ...area, facets: { status: ['x'] } }, 'facets.status'],
  ] as const
  for (const [body, field] of wrong) {
    const failure = await failureOf(search(visitor, body))
    expect([field, failure]).toMatchObject([field, { _tag: 'Validation', kind: 'invalid', schema: { [field]: [expect.any(String)] } }])
  }
  expect(queries).toEqual([])
})

test('clusters with quarters of zooms up to 18, 7 by default, and returns each card once', async () => {
  const { cluster, zooms, cardIds } = setUp()
  const result = await run(cluster(visitor, { geo_nw: nw, geo_se: se }))
  const idsOf = (json: string) => (JSON.parse(json) as readonly { readonly id: string }[]).map(({ id }) => id)
  expect([idsOf(result.facilities), idsOf(result.pins)]).toEqual([['a', 'b'], ['c']])
  for (const zoom of [12.7, 22]) await run(cluster(visitor, { geo_nw: nw, geo_se: se, zoom }))
  expect([zooms, cardIds.length]).toEqual([[7, 12.75, 18], 6])
})

test('shows Warszawa first, then the visible part of the map', async () => {
  const { show, queries } = setUp()
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
  const { show, queries } = setUp()
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
  expect(queries.map(({ within }) => within)).toEqual([{ city: 'malopolskie/krakow' }, box, { city: 'malopolskie/krakow' }])
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
  const { showMap } = setUp()
  expect(await failureOf(showMap(visitor, { params }))).toMatchObject({ _tag: 'MapPageNotFound', kind: 'not-found' })
})

test('empty parameters are those of an empty form, and page 1 of an empty list exists', async () => {
  const { show } = setUp({ ids: [], total: 0 })
  expect(await show({ miasto: [''], dzielnica: [''], page: [''] })).toMatchObject({ subject: { kind: 'start' } })
  expect(await show({ page: ['1'] })).toMatchObject({ facilities: { itemsTotal: 0, curPage: 1 } })
})

test('resolves a text to a city, a district, facilities, the surroundings of a locality, or nothing', async () => {
  const locality = {
    name: 'Krakówek',
    voivodeship: 'malopolskie',
    county: 'x',
    cityCache: null,
    longitude: 20,
    latitude: 50,
    facilities: 0,
  }
  const facility = { id: 'f1', slug: 's', name: 'S', type: 'nursery', city: 'Kraków', district: null, voivodeship: 'malopolskie' }
  const district = { name: 'Krowodrza', slug: 'krowodrza', city: 'Kraków', cityCache: 'malopolskie/krakow' }
  const subjectOf = async (found: Partial<FoundNames>) => (await setUp({ names: { ...nothing, ...found } }).show({ q: ['tekst'] })).subject
  expect(await subjectOf({ cities: [{ ...locality, cityCache: 'malopolskie/krakow' }], facilities: [facility] })).toMatchObject({
    kind: 'city',
    district: null,
  })
  expect(await subjectOf({ districts: [district], facilities: [facility] })).toMatchObject({ kind: 'city', district: 'Krowodrza' })
  expect(await subjectOf({ cities: [locality], facilities: [facility] })).toEqual({ kind: 'named', text: 'tekst' })
  expect(await subjectOf({ cities: [locality] })).toEqual({ kind: 'near', name: 'Krakówek' })
  expect(await subjectOf({ cities: [{ ...locality, longitude: null }] })).toEqual({ kind: 'nothing', text: 'tekst' })
  expect(await subjectOf({})).toEqual({ kind: 'nothing', text: 'tekst' })
})

test('returns any page of the list, however long', async () => {
  const { show, slices, cardIds } = setUp({ ids: Array.from({ length: 60 }, (_, n) => `id${n}`), total: 5000 })
  expect((await show({ page: ['3'] })).facilities).toMatchObject({ curPage: 3, pageTotal: 250, itemsTotal: 5000 })
  expect([slices, cardIds[0]?.[0], cardIds[0]?.length]).toEqual([[{ limit: 20, offset: 40, nearTo: null }], 'id40', 20])
})

test('shows nurseries and kindergartens, schools by a switch, and exactly the kinds that were chosen', async () => {
  const { show, queries } = setUp({ facets: [category, status] })
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
  const { show, slices } = setUp()
  const position = { od: ['50.061,19.937'] }
  expect(await show({ blisko: ['tak'], granice: ['19,50,20,51'], ...position })).toMatchObject({
    subject: { kind: 'nearby' },
    order: 'distance',
    canSortByDistance: true,
  })
  expect(await show({ miasto: ['malopolskie/krakow'], kolejnosc: ['odleglosc'] })).toMatchObject({ order: 'distance' })
  expect(await show({ miasto: ['malopolskie/krakow'] })).toMatchObject({ order: 'recommended', canSortByDistance: true })
  expect(await show({ granice: ['19,50,20,51'] })).toMatchObject({ canSortByDistance: false })
  expect(slices.map(({ nearTo }) => nearTo)).toEqual([{ latitude: 50.061, longitude: 19.937 }, { latitude: 50, longitude: 20 }, null, null])
})

test('CA-08 tells the distance of each listed facility, none without coordinates', async () => {
  const located = setUp({ points: { a: [19.937, 50.071], b: null } })
  const { facilities } = await located.show({ blisko: ['tak'], od: ['50.061,19.937'] })
  expect(facilities.items.map(({ metres }) => metres)).toEqual([1112, null])
  expect((await located.show()).facilities.items.map(({ metres }) => metres)).toEqual([null, null])
})

test('adds the names of districts in the area once there is room for them', async () => {
  const { cluster } = setUp()
  const area = { geo_nw: nw, geo_se: se }
  expect((await run(cluster(visitor, { ...area, zoom: 9 }))).districts).toEqual([])
  expect((await run(cluster(visitor, { ...area, zoom: 12 }))).districts).toEqual([
    { name: 'Dębniki', longitude: 19.4, latitude: 50.4, count: 9 },
  ])
})

test('SM-22 offers the archive of the operator, and always the bundled one for browsers that cannot read it', async () => {
  const { show } = setUp()
  expect((await show()).archives).toEqual([bundledArchive])
  const own = { path: '/data/public/map/poland.1f.pmtiles', url: '/assets/map/files/poland.1f.pmtiles' }
  expect((await setUp({ own }).show()).archives).toEqual([{ url: own.url, coverage: 'whole' }, bundledArchive])
})
