import { Effect } from 'effect'
import { isFailure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { handler } from '#core/plugin/handler.ts'
import { GeoSearchError } from '#core/ports/geocoder.ts'
import { Translator } from '#core/ports/translator.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { type FoundCity, NameIndex } from '#core/search/name-index.port.ts'
import { selectionOf } from '#core/search/selection-of.ts'
import { Suggestions } from '#core/search/suggestions.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { searchApi } from '../contract/api.ts'
import type { GeoSearchBody, GeoSearchResponse } from '../contract/geo-search.ts'
import { maxFound } from '../contract/limits.ts'
import { makeCityEntries } from '../services/city-entries.ts'
import { largestFirst, localityEntry, localityLabels } from '../services/locality-labels.ts'

const isUnavailable = (defect: unknown) => isFailure(defect) && defect.kind === 'unavailable'

/**
 * Finds suggestions for a partially typed text: cities as entries for the map, districts, matching facilities, and
 * suggestions of other plugins; for an empty text the 18 default cities, the largest first. Fails with
 * `GeoSearchError` while index or database are unavailable; clients then show the default cities (specification §7).
 */
export const FindNames = handler(
  searchApi.findNames,
  { names: NameIndex, index: FacilityIndex, facets: Facets, cities: Cities, suggestions: Suggestions, translator: Translator },
  ({ names, index, facets, cities, suggestions, translator }) => {
    const cityEntries = makeCityEntries({ cities, index })

    const selectFacets = Effect.fn('search.select-facets')(function* (body: GeoSearchBody) {
      const { required_specialization: specialization, required_ownership: ownership, accepted_status: status } = body
      const requested = { specialization, ownership, status }
      const hasFilters = Object.values(requested).some((values) => values?.length)
      // Reading the options may need a query, which searches without filters can skip.
      return hasFilters ? selectionOf(yield* facets.available(), requested).selection : ({} as FacetSelection)
    })

    const toEntries = Effect.fn('search.to-entries')(function* (found: readonly FoundCity[], language: Language) {
      const entries = yield* cityEntries(
        found.flatMap(({ cityCache }) => cityCache ?? []),
        language,
      )
      const t = translator.for(language)
      const labels = localityLabels(found, t, ({ name }) => cityNameIn(name, language))
      return found.flatMap((city, at) => {
        const label = labels[at] ?? city.name
        if (city.cityCache === null) return localityEntry(city, label)
        const entry = entries.get(city.cityCache)
        return entry ? { ...entry, commune: city.commune, display_name: label } : []
      })
    })

    const find = Effect.fn('search.find')(function* (body: GeoSearchBody) {
      const { language = 'pl' } = body
      const text = body.query.trim()
      const empty: GeoSearchResponse = { cities: [], districts: [], counties: [], facilities: [], groups: [] }
      if (text === '') return { ...empty, cities: largestFirst(yield* cities.voivodeshipCapitals(language)) }
      const found = yield* names.suggest(text, yield* selectFacets(body), maxFound)
      const t = translator.for(language)
      const response: GeoSearchResponse = {
        cities: yield* toEntries(found.cities, language),
        districts: found.districts.map(({ cityCache, ...district }) => ({ ...district, city_cache: cityCache })),
        counties: found.counties.map(({ name, voivodeship, facilities }) => ({
          name,
          voivodeship,
          display_name: `${t('places.in-county', { name })}, ${t(voivodeshipKey(voivodeship))}`,
          facilities,
        })),
        facilities: found.facilities.map(({ district: _, made: __, ...facility }) => facility),
        groups: (yield* suggestions.for(text, maxFound)).map((group) => ({ ...group, label: t(group.label) })),
      }
      return response
    })

    return Effect.fn('search.find-names')(function* (_, body) {
      return yield* find(body).pipe(
        Effect.catchDefect((defect) => (isUnavailable(defect) ? Effect.fail(new GeoSearchError()) : Effect.die(defect))),
      )
    })
  },
)
