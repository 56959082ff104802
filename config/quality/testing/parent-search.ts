import { Effect } from 'effect'
import { buildNameIndex } from '#adapters/search-index/names/build-name-index.ts'
import { findExactName } from '#adapters/search-index/names/find-exact-name.ts'
import { searchNames } from '#adapters/search-index/names/search-names.ts'
import { suggestNames } from '#adapters/search-index/names/suggest-names.ts'
import type { FacilityName } from '#adapters/search-index/names/name-index-data.ts'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { anonymous } from '#core/access/actor.ts'
import type { Json } from '#core/kernel/json.ts'
import { slugOf } from '#core/kernel/slug.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { catalogueFacets } from '#plugins/catalogue/domain/facets.ts'
import { aCard } from '#plugins/catalogue/testing/memory-catalogue.ts'
import { makeShowResults } from '#plugins/search/use-cases/show-results.ts'
import { facetCategories, tagFacets } from '#plugins/tags/domain/facets.ts'
import { features } from '#plugins/tags/migrations/data/features.ts'
import { ownership } from '#plugins/tags/migrations/data/ownership.ts'
import { specialization } from '#plugins/tags/migrations/data/specialization.ts'
import { soughtCities, type SoughtFacility, soughtFacilities } from './parent-query-facilities.ts'

const tags = { specialization, ownership, features }

/** The facets of the product; the values of tags are their URL parameters. */
export const productFacets: readonly AvailableFacet[] = [
  ...catalogueFacets,
  ...facetCategories.map((key): AvailableFacet => {
    const { options: _, ...facet } = tagFacets.find((one) => one.key === key) as (typeof tagFacets)[number]
    return { ...facet, options: tags[key].map(({ param, key: tag }) => ({ value: param, param, label: `tags.${key}.${tag}` })) }
  }),
]

const paramOfType = new Map(specialization.map(({ key, param }) => [key, param]))

const valuesOf = (facility: SoughtFacility): Readonly<Record<string, readonly string[] | number | boolean | undefined>> => ({
  category: facility.type === 'primary_school' ? [] : [facility.type.startsWith('kindergarten') ? 'przedszkola' : 'zlobki'],
  specialization: [paramOfType.get(facility.type) ?? ''],
  ownership: facility.ownership ?? [],
  features: facility.features ?? [],
  price: facility.price === undefined ? undefined : facility.price * 100,
  has_vacancies: facility.vacancies,
  open_saturday: facility.saturday,
})

const matches = (facility: SoughtFacility, selection: FacetSelection): boolean =>
  Object.entries(selection).every(([key, selected]) => {
    const value = valuesOf(facility)[key]
    if (selected === true) return value === true
    if (isOptionList(selected)) return Array.isArray(value) && selected.some((one) => value.includes(one))
    const { min = 0, max = Number.POSITIVE_INFINITY } = selected as Range
    return typeof value === 'number' && value >= min && value <= max
  })

const places = soughtCities.flatMap(({ name, voivodeship, facilities, aliases = [], districts = [] }): readonly PlaceName[] => {
  const city: PlaceName = {
    ...{ kind: facilities ? 'city' : 'locality', name, aliases, voivodeship, county: name, facilities, population: 0 },
    ...{ citySlug: facilities ? slugOf(name) : null, districtSlug: null, city: null, longitude: 19, latitude: 50 },
  }
  return [
    city,
    ...districts.map(
      (district): PlaceName => ({
        ...city,
        ...{ kind: 'district', name: district, aliases: [], districtSlug: slugOf(district), city: name, facilities: 50 },
      }),
    ),
  ]
})

const facilityNames = soughtFacilities.map(
  (facility): FacilityName => ({
    ...{
      id: facility.id,
      slug: facility.id,
      name: facility.name,
      type: facility.type,
      city: facility.city,
      citySlug: slugOf(facility.city),
    },
    voivodeship: soughtCities.find(({ name, facilities }) => name === facility.city && facilities > 0)?.voivodeship ?? '',
    ...{ district: facility.district ?? null, street: facility.street ?? null },
    ...{ buildingNumber: facility.number ?? null, postCode: facility.postCode ?? null, made: false, completeness: 50 },
  }),
)

const data = buildNameIndex(facilityNames, places)
const isIncluded = (selection: FacetSelection) => (row: number) => matches(soughtFacilities[row] as SoughtFacility, selection)

const names: NameIndex = {
  suggest: (text, selection, limit) => Effect.sync(() => suggestNames(data, text, isIncluded(selection), limit)),
  search: (query) => Effect.sync(() => searchNames(data, query, isIncluded(query.selection))),
  exact: (words) => Effect.sync(() => findExactName(data, words, () => true)),
}

const showResults = makeShowResults({
  names,
  index: { find: () => Effect.never, cluster: () => Effect.never, version: () => '1' },
  facets: { all: [], available: () => Effect.succeed(productFacets) },
  cities: {
    inVoivodeship: () => Effect.succeed([]),
    bySlug: () => Effect.succeed(null),
    bySlugs: () => Effect.succeed([]),
    voivodeshipCapitals: () => Effect.succeed([]),
  },
  cards: {
    byIds: (ids) =>
      Effect.succeed(
        JSON.stringify(ids.map((id) => aCard({ id, slug: id, name: soughtFacilities.find((one) => one.id === id)?.name ?? '' }))) as Json<
          readonly ReturnType<typeof aCard>[]
        >,
      ),
  },
  parts: { read: () => Effect.succeed(new Map()) },
  translator: makeTranslator(),
  clock: { now: () => new Date('2026-11-22T10:00:00Z') },
})

/** Searches the facilities of `parent-query-facilities.ts` as the results page does. */
export const searchAsParent = (text: string, page = 1) => Effect.runPromise(showResults(anonymous('test'), { text, page, language: 'pl' }))
