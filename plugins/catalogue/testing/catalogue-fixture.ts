import { Effect } from 'effect'
import type { UseCaseDatabase } from '#config/quality/testing/use-case-database.ts'
import type { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { makeOf } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { CityDescriptions } from '#core/places/city-descriptions.port.ts'
import type { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { facet } from '#core/search/facet.ts'
import { isOptionList } from '#core/search/facet-selection.ts'
import type { FacilityIndex, IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'
import { makeFacets } from '#core/search/make-facets.ts'
import type { OptionCounter, OptionsQuery } from '#core/search/option-counter.port.ts'
import type { AddressPoints, PlaceGrammar, Quarter, Quarters } from '#plugins/places/contract/queries.ts'
import { type ListedCard, metresTo } from '../contract/listed-card.ts'
import { FacilityCards } from '../contract/queries.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { catalogueFacets } from '../domain/facets.ts'
import type { FacilityQuery } from '../domain/facility-query.ts'
import type { QuarterPages } from '../services/quarter-pages.ts'
import { ShowCity } from '../use-cases/show-city.ts'
import { ShowQuarter } from '../use-cases/show-quarter.ts'
import { aCard, categoryOf } from './card-builder.ts'
import { storeCards, tagOf } from './store-cards.ts'

const specialization = facet({
  kind: 'choice',
  of: 'text',
  key: 'specialization',
  param: 'rodzaj',
  label: asMessageKey(''),
  from: '',
  options: [{ value: tagOf('nursery'), param: 'zlobek', label: asMessageKey('') }],
})

const facets = makeFacets([...catalogueFacets, specialization], () => () => Effect.succeed({}))

const isWithin = (within: IndexQuery['within'], card: ListedCard): boolean => {
  if ('centre' in within) return (metresTo(within.centre, card) ?? Number.POSITIVE_INFINITY) <= within.metres
  if (!('city' in within)) return false
  return within.city === `${card.voivodeship}/${card.city_slug}` && (within.district === undefined || within.district === card.district)
}

/** Returns whether the index finds a card; of the selection only the category filters. */
const isFound =
  ({ within, selection: { category } }: IndexQuery) =>
  (card: ListedCard): boolean =>
    isWithin(within, card) && (category === undefined || (isOptionList(category) && category.includes(categoryOf(card) ?? '')))

const quarter = (name: string, slug: string, longitude: number, latitude: number, city = 'krakow'): Quarter => ({
  name,
  slug,
  voivodeship: 'malopolskie',
  city,
  longitude,
  latitude,
  rank: 2,
})

const knownQuarters = [
  quarter('Azory', 'azory', 19.91, 50.09),
  quarter('Kazimierz', 'kazimierz', 19.945, 50.05),
  quarter('Krowodrza', 'krowodrza-2', 19.92, 50.07),
  quarter('Podgórze', 'podgorze', 19.96, 50.04),
  quarter('Tyniec', 'tyniec', 19.8, 50.02),
]

/**
 * Stores the facilities of the given cards, and finds what the use-cases of the catalogue need besides; `queries` records
 * those of the catalogue, `counted` those for counts of options, `slices` those of the index.
 */
export const makeCatalogueFixture = async (database: UseCaseDatabase, ...cards: readonly ListedCard[]) => {
  await storeCards(database, cards)
  const { clock } = database
  clock.set('2026-11-23T23:30:00Z')
  const stored = database.find(Catalogue)
  const queries: { readonly query: FacilityQuery; readonly paging: object }[] = []
  const catalogue: Catalogue = {
    ...stored,
    facilities: (query, paging) =>
      Effect.suspend(() => {
        queries.push({ query, paging })
        return stored.facilities(query, paging)
      }),
    recommended: (query, limit) =>
      Effect.suspend(() => {
        queries.push({ query, paging: { limit } })
        return stored.recommended(query, limit)
      }),
  }
  const facilityCards = database.find(FacilityCards)
  const parts: FacilitySlotData = {
    read: (_slot, ids) => Effect.succeed(new Map(ids.slice(0, 1).map((id) => [id, { 'tags.card': 1 }] as const))),
    readBySlug: () => Effect.never,
  }
  const counted: OptionsQuery[] = []
  const options: OptionCounter = {
    count: (query) =>
      Effect.as(
        Effect.sync(() => counted.push(query)),
        { total: cards.filter(isFound({ within: query.within, selection: query.base })).filter(({ made }) => !made).length, facets: {} },
      ),
  }
  const grammar: PlaceGrammar = { locativeOf: (name, language) => (name === 'Kraków' && language === 'pl' ? 'w Krakowie' : null) }
  const slices: (IndexQuery & IndexSlice)[] = []
  const index: FacilityIndex = {
    find: (query, slice) =>
      Effect.sync(() => {
        slices.push({ ...query, ...slice })
        const { limit, offset = 0 } = slice
        const found = cards.filter(isFound(query))
        const ids = found.map(({ id }) => id).toReversed()
        const total = found.filter(({ made }) => !made).length
        return { ids: ids.slice(offset, offset + limit), total, listed: ids.length, unlocated: 0, rated: 0, version: '1' }
      }),
    cluster: () => Effect.never,
    version: () => '1',
  }
  const addresses: AddressPoints = {
    streets: () => Effect.succeed([]),
    inCity: (city, text) =>
      Effect.succeed(text === 'Długa 5' ? { label: `ul. Długa 5 (${city.slug})`, longitude: 19.93, latitude: 50.06 } : null),
  }
  /** Kraków alone is described, in Polish. */
  const descriptions: CityDescriptions = {
    shown: ({ city }, language) =>
      Effect.succeed(
        city === 'krakow' && language === 'pl'
          ? { title: 'O Krakowie', lead: '', body: documentOfText('Tekst'), meta_title: 'Kraków', meta_description: '' }
          : null,
      ),
  }
  const quarters: Quarters = {
    all: () => Effect.succeed(knownQuarters),
    inCity: ({ voivodeship, slug }) => Effect.succeed(knownQuarters.filter((one) => one.voivodeship === voivodeship && one.city === slug)),
    version: () => Effect.succeed('1'),
  }
  const quarterPages: QuarterPages = {
    all: () => Effect.succeed([]),
    inCity: (category, { city }) =>
      Effect.succeed(knownQuarters.filter((one) => one.city === city).map((one) => ({ ...one, category, count: 3 }))),
  }
  const inOneRoundTrip: InOneRoundTrip = (step) => step
  const showCity = makeOf(ShowCity)({
    catalogue,
    facets,
    options,
    grammar,
    clock,
    parts,
    addresses,
    index,
    cards: facilityCards,
    inOneRoundTrip,
    descriptions,
    quarterPages,
  })
  const showQuarter = makeOf(ShowQuarter)({ catalogue, quarters, quarterPages, facets, clock, parts, index, cards: facilityCards })
  return { catalogue, queries, facets, clock, parts, counted, slices, index, cards: facilityCards, showCity, showQuarter }
}

/** Creates cards that differ by id only. */
export const many = (count: number, over = {}) => Array.from({ length: count }, () => aCard(over))
