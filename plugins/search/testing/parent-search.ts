import { Effect } from 'effect'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { type FacilityName, makeMemoryNameIndex } from '#config/quality/testing/memory-name-index.ts'
import { makeProductReaders, readingClock, seededFacets } from '#config/quality/testing/read-sentences.ts'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { everywhere } from '#core/search/facility-index.port.ts'
import { aCard } from '#plugins/catalogue/testing/card-builder.ts'
import type { PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { seededTags } from '#plugins/tags/testing/seeded-tags.ts'
import { ReadText } from '../services/read-text.ts'
import { RunSearch } from '../services/run-search.ts'
import { makeSearchReader } from '../services/search-reader.ts'
import { makeTextSearches } from '../services/text-searches.ts'
import { ShowResults } from '../use-cases/show-results.ts'
import { type IndexedFacility, makeMemoryFacilityIndex, meets } from './memory-facility-index.ts'
import { type SoughtFacility, soughtCities, soughtFacilities } from './parent-query-facilities.ts'
import { placeNamesOf, pointOfCity } from './place-names.ts'

const paramOfType = new Map(seededTags.specialization.map(({ key, param }) => [key, param]))

/** Degrees of latitude between the middle of a town and its facilities: 1,112 m, and 222 m more for each facility of the list. */
const latitudeOf = (middle: number, at: number): number => middle + 0.01 + 0.002 * at

const sectorOf = (ownership: readonly string[] = []) =>
  ownership.includes('publiczna') ? ['public'] : ownership.includes('niepubliczna') ? ['non_public'] : []

const cityOf = ({ city }: SoughtFacility) => {
  const voivodeship = soughtCities.find(({ name, facilities }) => name === city && facilities > 0)?.voivodeship ?? ''
  return { voivodeship, key: `${voivodeship}/${slugOf(city)}` }
}

const indexed = soughtFacilities.map((facility, at): IndexedFacility => {
  const { key, voivodeship } = cityOf(facility)
  const point = pointOfCity(soughtCities, facility.city, voivodeship)
  return {
    id: facility.id,
    city: key,
    district: facility.district ? slugOf(facility.district) : null,
    longitude: point.longitude,
    latitude: latitudeOf(point.latitude, at),
    values: {
      category: facility.type === 'primary_school' ? [] : [facility.type.startsWith('kindergarten') ? 'przedszkola' : 'zlobki'],
      specialization: [paramOfType.get(facility.type) ?? ''],
      ownership: facility.ownership ?? [],
      sector: sectorOf(facility.ownership),
      features: facility.features ?? [],
      price: facility.price === undefined ? undefined : facility.price * 100,
      has_vacancies: facility.vacancies,
      open_saturday: facility.saturday,
    },
  }
})

const facilityNames = soughtFacilities.map(
  (facility): FacilityName => ({
    id: facility.id,
    slug: facility.id,
    name: facility.name,
    type: facility.type,
    city: facility.city,
    citySlug: slugOf(facility.city),
    voivodeship: cityOf(facility).voivodeship,
    district: facility.district ?? null,
    street: facility.street ?? null,
    buildingNumber: facility.number ?? null,
    postCode: facility.postCode ?? null,
    made: false,
  }),
)

/** Index of the names of `parent-query-facilities.ts`. */
export const parentNames = makeMemoryNameIndex(
  facilityNames,
  placeNamesOf(soughtCities),
  (selection, within = everywhere) =>
    (row) =>
      meets(indexed[row] as IndexedFacility, { selection, within }),
)

const withoutKind = (street: string): string => street.replace(/^(ul|al|os|pl)\.? /i, '')

/** Grammar of place names without a single form. */
export const placeGrammar: PlaceGrammar = { locativeOf: () => null }

const dependencies = {
  names: parentNames,
  index: makeMemoryFacilityIndex(indexed),
  readers: makeProductReaders(parentNames),
  facets: seededFacets,
  addresses: {
    streets: () => Effect.succeed([]),
    inCity: (city: { readonly voivodeship: string; readonly slug: string }, text: string) =>
      Effect.sync(() => {
        const at = soughtFacilities.findIndex(
          (facility) =>
            cityOf(facility).key === `${city.voivodeship}/${city.slug}` &&
            ((facility.street && slugOf(text).includes(slugOf(withoutKind(facility.street)))) || facility.postCode === text),
        )
        const known = indexed[at]
        return known ? { label: `${text} (${city.slug})`, longitude: known.longitude, latitude: known.latitude } : null
      }),
  },
  cities: {
    inVoivodeship: () => Effect.succeed([]),
    bySlug: () => Effect.succeed(null),
    bySlugs: () => Effect.succeed([]),
    voivodeshipCapitals: () => Effect.succeed([]),
  },
  cards: {
    byIds: () => Effect.never,
    listed: (ids: readonly string[]) =>
      Effect.succeed(
        ids.flatMap((id) => {
          const at = soughtFacilities.findIndex((one) => one.id === id)
          const facility = soughtFacilities[at]
          const place = indexed[at]
          if (!facility || !place) return []
          const { longitude, latitude, city } = place
          const [voivodeship = '', city_slug = ''] = city.split('/')
          return [
            aCard({ id, slug: id, name: facility.name, post_code: facility.postCode ?? null, voivodeship, city_slug, longitude, latitude }),
          ]
        }),
      ),
  },
  grammar: placeGrammar,
  answers: {
    answer: (id: string) =>
      Effect.sync(() => {
        const facility = soughtFacilities.find((one) => one.id === id)
        return facility
          ? {
              facility: { id, slug: id, name: facility.name, city: facility.city },
              sentences: [],
              missing: [],
              href: `/placowka/${id}` as const,
            }
          : null
      }),
  },
  parts: { read: () => Effect.succeed(new Map()), readBySlug: () => Effect.never },
  translator: makeTranslator(),
  clock: readingClock,
}

/** Reads texts and finds the facilities of `parent-query-facilities.ts`. */
export const runParentSearch = makeOf(RunSearch)(dependencies)

/** Reader of search texts that other plugins use, over the same facilities. */
export const parentSearchReader = makeSearchReader({ ...dependencies, runSearch: runParentSearch })

/** Reader of texts as searches, over the same facilities. */
export const parentTextSearches = makeTextSearches({ ...dependencies, readText: makeOf(ReadText)(dependencies) })

const showResults = makeOf(ShowResults)(dependencies)

/** Searches the facilities of `parent-query-facilities.ts` as the results page does. */
export const searchAsParent = (text: string, page = 1) => Effect.runPromise(showResults(anonymous('test'), { text, page, language: 'pl' }))
