import { Effect } from 'effect'
import { categories } from '#core/facilities/category.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { selectionOf } from '#core/search/selection-of.ts'
import { catalogueApi } from '../contract/api.ts'
import { FacilityCards } from '../contract/queries.ts'
import type { FacilitiesResponse } from '../contract/region-api.ts'
import type { CatalogueCity } from '../contract/regions.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { facetInputOf } from '../services/facet-input.ts'
import { listByIndex } from '../services/list-by-index.ts'

/** Finds a city in each category that has it; an empty list where the city is unknown. */
const findInCategories = (catalogue: Catalogue, voivodeship: string, city: string) =>
  Effect.fn('catalogue.find-in-categories')(function* () {
    const found: CatalogueCity[] = []
    for (const category of categories) {
      const one = yield* Effect.catchTag(catalogue.city(category, voivodeship, city), 'CataloguePageNotFound', () => Effect.succeed(null))
      if (one) found.push(one)
    }
    return found
  })()

/**
 * Lists the filtered facilities of a city or district; an empty page where city or voivodeship is missing or unknown
 * (specification §7).
 */
export const ListFacilities = handler(
  catalogueApi.listFacilities,
  { catalogue: Catalogue, facets: Facets, index: FacilityIndex, cards: FacilityCards },
  ({ catalogue, facets, index, cards: facilityCards }) =>
    Effect.fn('catalogue.list-facilities')(function* (_, body) {
      const { voivodeship_slug: voivodeship, city_slug: slug, district: districtSlug } = body
      const paging = pagingOf(body)
      const empty: typeof FacilitiesResponse.Type = { city: null, district: null, facilities: pageOf([], { total: 0, ...paging }) }
      if (!voivodeship || !slug) return empty
      const cities = yield* findInCategories(catalogue, voivodeship, slug)
      const [city] = cities
      if (!city) return empty
      const district = districtSlug ? cities.flatMap(({ districts }) => districts).find((one) => one.slug === districtSlug) : null
      const location = {
        city: { name: city.name, slug: city.slug },
        district: district ? { name: district.name, slug: district.slug } : null,
      }
      if (district === undefined) return { ...location, facilities: empty.facilities }

      const { selection } = selectionOf(yield* facets.available(), facetInputOf(body))
      const within = { city: `${voivodeship}/${slug}`, ...(district ? { district: district.slug } : {}) }
      const { limit, offset } = paging
      const { listed, cards } = yield* listByIndex({ index, cards: facilityCards }, { within, selection }, { limit, offset })
      return { ...location, facilities: pageOf(cards, { total: listed, ...paging }) }
    }),
)
