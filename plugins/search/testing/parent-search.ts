import { Effect } from 'effect'
import { makeTranslator } from '#adapters/memory/translator.ts'
import { type FacilityName, makeMemoryNameIndex } from '#config/quality/testing/memory-name-index.ts'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { slugOf } from '#core/kernel/slug.ts'
import type { AvailableFacet, FacetOption } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { IndexQuery } from '#core/search/facility-index.port.ts'
import { aCard } from '#plugins/catalogue/testing/memory-catalogue.ts'
import { plugins } from '#plugins/server.gen.ts'
import { seededTags } from '#plugins/tags/testing/seeded-tags.ts'
import { ShowResults } from '../use-cases/show-results.ts'
import { type SoughtFacility, soughtCities, soughtFacilities } from './parent-query-facilities.ts'
import { placeNamesOf } from './place-names.ts'

/** The facets of the product; the values of tags are their URL parameters. */
export const productFacets: readonly AvailableFacet[] = plugins
  .flatMap(({ facets = [] }) => facets)
  .map((facet) => {
    if (facet.kind !== 'choice') return facet
    if (Array.isArray(facet.options)) return { ...facet, options: facet.options as readonly FacetOption[] }
    const options = seededTags[facet.key as keyof typeof seededTags]
    return {
      ...facet,
      options: options.map(({ param, key }) => ({ value: param, param, label: asMessageKey(`tags.${facet.key}.${key}`) })),
    }
  })

const paramOfType = new Map(seededTags.specialization.map(({ key, param }) => [key, param]))

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

const facilityNames = soughtFacilities.map(
  (facility): FacilityName => ({
    id: facility.id,
    slug: facility.id,
    name: facility.name,
    type: facility.type,
    city: facility.city,
    citySlug: slugOf(facility.city),
    voivodeship: soughtCities.find(({ name, facilities }) => name === facility.city && facilities > 0)?.voivodeship ?? '',
    district: facility.district ?? null,
    street: facility.street ?? null,
    buildingNumber: facility.number ?? null,
    postCode: facility.postCode ?? null,
    made: false,
  }),
)

const isIncluded = (selection: FacetSelection) => (row: number) => matches(soughtFacilities[row] as SoughtFacility, selection)

/** Queries for the nearest facilities. */
export const nearestQueries: IndexQuery[] = []

const showResults = makeOf(ShowResults)({
  names: makeMemoryNameIndex(facilityNames, placeNamesOf(soughtCities), isIncluded),
  index: {
    find: (query, { limit, offset = 0 }) =>
      Effect.sync(() => {
        nearestQueries.push(query)
        const ids = soughtFacilities.map(({ id }) => id).toReversed()
        return { ids: ids.slice(offset, offset + limit), total: ids.length, listed: ids.length, unlocated: 0, rated: 0, version: '1' }
      }),
    cluster: () => Effect.never,
    version: () => '1',
  },
  addresses: {
    inCity: (city, text) =>
      Effect.sync(() => {
        const known = soughtFacilities.find(({ street, postCode }) => [street, postCode].includes(text))
        return known ? { label: `${text} (${city.slug})`, longitude: 19, latitude: 50 } : null
      }),
  },
  facets: { all: [], available: () => Effect.succeed(productFacets) },
  cities: {
    inVoivodeship: () => Effect.succeed([]),
    bySlug: () => Effect.succeed(null),
    bySlugs: () => Effect.succeed([]),
    voivodeshipCapitals: () => Effect.succeed([]),
  },
  cards: {
    byIds: () => Effect.never,
    listed: (ids) =>
      Effect.succeed(
        ids.map((id) => ({
          ...aCard({ id, slug: id, name: soughtFacilities.find((one) => one.id === id)?.name ?? '' }),
          legal_type: null,
          open_at: null,
          close_at: null,
          post_code: soughtFacilities.find((one) => one.id === id)?.postCode ?? null,
          longitude: 19,
          latitude: 50.01,
        })),
      ),
  },
  parts: { read: () => Effect.succeed(new Map()), readBySlug: () => Effect.never },
  translator: makeTranslator(),
  clock: { now: () => new Date('2026-11-22T10:00:00Z') },
})

/** Searches the facilities of `parent-query-facilities.ts` as the results page does. */
export const searchAsParent = (text: string, page = 1, byDistance = false) =>
  Effect.runPromise(showResults(anonymous('test'), { text, page, byDistance, language: 'pl' }))
