import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { categories } from '#core/facilities/category.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { selectionOf } from '#core/search/choice-of.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { FacilitiesAnswer, FacilitiesBody } from '../contract/region-calls.ts'
import type { CatalogueCity } from '../contract/regions.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'
import { wantedOf } from './wanted-of.ts'

/** The city in whichever category it stands; `null` where it is unknown. */
const findCity = (catalogue: Catalogue, voivodeship: string, city: string) =>
  Effect.fn('catalogue.find-city')(function* () {
    const found: CatalogueCity[] = []
    for (const category of categories) {
      const one = yield* Effect.catchTag(catalogue.city(category, voivodeship, city), 'CataloguePageNotFound', () => Effect.succeed(null))
      if (one) found.push(one)
    }
    return found
  })()

/** The filtered facilities of a city or district; an empty page where city or voivodeship is missing or unknown (specification §7). */
export const makeListFacilities = ({ catalogue, facets }: { readonly catalogue: Catalogue; readonly facets: Facets }) =>
  Effect.fn('catalogue.list-facilities')(function* (_: Actor, body: typeof FacilitiesBody.Type) {
    const { voivodeship_slug: voivodeship, city_slug: slug, page = 1, rating_min = 0, district: districtSlug } = body
    const limit = pageSize.usual
    const nothing: typeof FacilitiesAnswer.Type = { city: null, district: null, facilities: pageOf([], { total: 0, page, limit }) }
    if (!voivodeship || !slug) return nothing
    const cities = yield* findCity(catalogue, voivodeship, slug)
    const [city] = cities
    if (!city) return nothing
    const district = districtSlug ? cities.flatMap(({ districts }) => districts).find((one) => one.slug === districtSlug) : null
    const place = { city: { name: city.name, slug: city.slug }, district: district ? { name: district.name, slug: district.slug } : null }
    // Nobody has a rating yet, so that a least one leaves nobody; the greatest leaves everybody.
    if (district === undefined || rating_min > 0) return { ...place, facilities: nothing.facilities }

    const { choice } = selectionOf(yield* facets.available(), wantedOf(body))
    const query = { voivodeship, city: slug, choice, ...(district ? { district: district.slug } : {}) }
    const { total, cards } = yield* catalogue.facilities(query, { page, limit })
    return { ...place, facilities: pageOf(cards, { total, page, limit }) }
  })

export type ListFacilities = ReturnType<typeof makeListFacilities>
export const ListFacilities = token<ListFacilities>('catalogue/ListFacilities')
