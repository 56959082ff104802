import { Effect } from 'effect'
import { visitor } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { makePublicFiles } from '#adapters/memory/public-files.ts'
import { run } from '#adapters/memory/run.ts'
import { makeOf } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { PublicFile } from '#core/ports/public-files.ts'
import { type Facet, facet } from '#core/search/facet.ts'
import type { IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import type { FoundNames, NamesInText } from '#core/search/name-index.port.ts'
import { aCard } from '#plugins/catalogue/testing/card-builder.ts'
import type { TextSearch } from '#plugins/search/contract/text-searches.ts'
import { ClusterFacilities, SearchFacilities } from '../use-cases/search-facilities.ts'
import { ShowMap } from '../use-cases/show-map.ts'

/** Corners of `box`, as calls name them. */
export const nw = { long: 19, lat: 51 }
export const se = { long: 20, lat: 50 }
export const box = { west: 19, south: 50, east: 20, north: 51 }
const krakow = { name: 'Kraków', boundingbox: [49.9, 50.1, 19.8, 20.2], mobileBoundingbox: [49.8, 50.2, 19.9, 20.1] } as const
export const nothing: FoundNames = { cities: [], districts: [], counties: [], facilities: [] }
const noNames: NamesInText = { places: [], facilities: [], names: [] }
export const status = facet({
  kind: 'choice',
  of: 'text',
  key: 'status',
  param: 'status',
  label: asMessageKey(''),
  from: '',
  options: [{ value: 'premium', param: 'wyrozniona', label: asMessageKey('') }],
})
const price = {
  kind: 'range',
  unit: 'zloty',
  key: 'price',
  param: 'cena',
  label: asMessageKey(''),
  from: '',
  min: 0,
  max: 500_000,
  step: 1,
} as const

export const category = facet({
  kind: 'choice',
  of: 'text',
  key: 'category',
  param: 'kategoria',
  label: asMessageKey(''),
  from: '',
  options: ['zlobki', 'przedszkola'].map((value) => ({ value, param: value, label: asMessageKey('') })),
})

/** Circle of 15 km around Kraków. */
export const circle = { centre: { longitude: 19.94, latitude: 50.06 }, metres: 15_000 }

/** Creates what a text about the surroundings of Kraków means. */
export const aTextSearch = (over: Partial<TextSearch> = {}): TextSearch => ({
  within: { anyOf: [circle], noneOf: [] },
  selection: {},
  order: 'distance',
  first: [],
  nearTo: circle.centre,
  parts: [],
  notApplied: [],
  meaning: 'meaning',
  ...over,
})

/** Results of the ports of the fixture. */
interface Content {
  readonly ids?: string[]
  readonly total?: number
  readonly names?: FoundNames
  readonly namesInText?: NamesInText
  readonly own?: PublicFile | null
  readonly facets?: readonly Facet[]
  readonly rated?: number
  /** Ids of the facilities that are in no cluster. */
  readonly singles?: readonly string[]
  /** Texts that are searches without names. */
  readonly texts?: Readonly<Record<string, TextSearch>>
  readonly points?: Readonly<Record<string, readonly [number, number] | null>>
}

/** Creates the use-cases of the map over ports that record their calls. */
export const makeMapFixture = ({
  ids = ['a', 'b'],
  total = ids.length,
  names = nothing,
  namesInText = noNames,
  own = null,
  facets = [status, price],
  points = {},
  rated = 0,
  texts = {},
  singles = ['b', 'c'],
}: Content = {}) => {
  const queries: IndexQuery[] = []
  const slices: IndexSlice[] = []
  const zooms: number[] = []
  const cardIds: (readonly string[])[] = []
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
          return { ids: ids.slice(offset, offset + limit), total, listed: total, unlocated: 1, rated, version: '7' }
        }),
      cluster: (query: IndexQuery, zoom: number) =>
        Effect.sync(() => {
          queries.push(query)
          zooms.push(zoom)
          return {
            ids,
            total,
            unlocated: 0,
            version: '7',
            clusters: [],
            singles: singles.map((id) => ({ id, longitude: 19.5, latitude: 50.5 })),
          }
        }),
      version: () => '7',
    },
    cards: {
      listed: (wanted: readonly string[]) =>
        Effect.sync(() => {
          cardIds.push(wanted)
          const cardOf = (id: string) => aCard({ id, longitude: points[id]?.[0] ?? null, latitude: points[id]?.[1] ?? null })
          return wanted.map((id) => ({ ...cardOf(id), approximate: id === 'b' && 'b' in points && points['b'] !== null }))
        }),
      byIds: (wanted: readonly string[]) =>
        Effect.sync(() => {
          cardIds.push(wanted)
          return JSON.stringify(wanted.map((id) => ({ id, longitude: points[id]?.[0] ?? null, latitude: points[id]?.[1] ?? null })))
        }),
    },
    cities: {
      bySlug: (_: string, slug: string) => Effect.succeed(slug === 'krakow' ? (krakow as never) : null),
      inVoivodeship: () => Effect.never,
      bySlugs: () => Effect.never,
      voivodeshipCapitals: () => Effect.never,
    },
    districts: { find: (_: string, slug: string) => Effect.succeed(slug === 'krowodrza' ? { name: 'Krowodrza', box } : null) },
    districtLabels: {
      all: () =>
        Effect.succeed([
          { name: 'Dębniki', longitude: 19.4, latitude: 50.4, count: 9 },
          { name: 'Wola', longitude: 21, latitude: 52.2, count: 8 },
        ]),
    },
    names: {
      suggest: () => Effect.succeed(names),
      search: () => Effect.never,
      exact: () => Effect.never,
      read: () => Effect.succeed(namesInText),
    },
    texts: { read: (text: string) => Effect.succeed(texts[text] ?? null) },
    parts: { read: () => Effect.succeed(new Map([['a', { 'tags.card': 1 }]])), readBySlug: () => Effect.never },
    clock: makeClock(),
    settings: { MAP_STYLE_URL: null },
    files: makePublicFiles(own),
  }
  const showMap = makeOf(ShowMap)(ports)
  const show = (params: Readonly<Record<string, readonly string[]>> = {}) => run(showMap(visitor, { params, language: 'pl' }))
  return {
    ...ports,
    showMap,
    queries,
    slices,
    zooms,
    cardIds,
    optionsRead: () => optionsRead,
    show,
    search: makeOf(SearchFacilities)(ports),
    cluster: makeOf(ClusterFacilities)(ports),
  }
}
