import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { profileUrl } from '#core/facilities/profile-url.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { handlerOf } from '#core/plugin/handler.ts'
import { languageOf } from '#core/plugin/tool-language.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Site } from '#core/ports/site.ts'
import { Facets } from '#core/search/facets.port.ts'
import { defaultOrder } from '#core/search/orders.ts'
import { catalogueApi } from '#plugins/catalogue/contract/api.ts'
import type { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'
import { filterQuery } from '../domain/filter-query.ts'
import type { SearchFacilitiesInput } from '../domain/inputs.ts'
import { ResolvePlace } from '../services/resolve-place.ts'

/** Default number of facilities on a page: enough to choose from, few enough to read. */
const defaultLimit = 10

const viewOf = (card: FacilityCard, publicUrl: string, language: Language) => ({
  slug: card.slug,
  name: card.name,
  type: card.type,
  district: card.district,
  address: [card.street, card.building_number].filter((part) => part !== null).join(' ') || null,
  post_code: card.post_code,
  fee_month_zloty: card.tuition_month === null ? 'not stated' : card.tuition_month / 100,
  family_pays_zloty:
    card.family_cost === null
      ? 'not stated'
      : { amount: card.family_cost / 100, with_meals: card.family_cost_meals, for: 'one child, after benefits' },
  free_places: card.free_places === null ? 'not stated' : { count: card.free_places, on: card.free_places_on },
  enrolled: card.child_count ?? 'not stated',
  opinions: { count: card.opinion_count, score: card.score_total },
  suspended: card.suspended,
  invented: card.made,
  url: profileUrl(publicUrl, card.slug, language),
})

/** Tool `search_facilities`: the facilities of a city or district with filters, by the filter grammar of the API. */
export const SearchFacilities = define(
  'mcp/SearchFacilities',
  { resolvePlace: ResolvePlace, facets: Facets, filterFacilities: handlerOf(catalogueApi.filterFacilities), site: Site },
  ({ resolvePlace, facets, filterFacilities, site }) =>
    Effect.fn('mcp.search-facilities')(function* (actor: Actor, input: typeof SearchFacilitiesInput.Type) {
      const { place, district, filters = {}, sort = defaultOrder, page = 1, limit = defaultLimit } = input
      const language = languageOf(input)
      const city = yield* resolvePlace(place, language)
      const read = filterQuery(yield* facets.available(), filters)
      if ('wrong' in read) return yield* new Validation({ schema: read.wrong })
      const [voivodeship = '', slug = ''] = city.city_cache.split('/')
      const found = yield* filterFacilities(actor, {
        ...read.conditions,
        'filter[voivodeship][eq]': voivodeship,
        'filter[city][eq]': slug,
        ...(district !== undefined && { 'filter[district][eq]': district }),
        sort,
        page,
        limit,
      })
      return {
        place: city.city_cache,
        name: city.display_name,
        total: found.itemsTotal,
        page,
        pages: found.pageTotal,
        facilities: found.items.map((card) => viewOf(card, site.url, language)),
        left_out: ['get_facility returns the source and the day of each of these facts'],
      }
    }),
)
