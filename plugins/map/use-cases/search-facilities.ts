import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import type { SearchBody } from '../contract/search-body.ts'
import { parseIndexQuery } from '../services/index-query.ts'

/** Maximum number of facilities of one response (decisions §21). */
export const maxFacilities = 300

/** Finds the facilities of an area or city, the best ranked first. */
export const SearchFacilities = define(
  'map/SearchFacilities',
  { facets: Facets, index: FacilityIndex, cards: FacilityCards },
  ({ facets, index, cards }) =>
    Effect.fn('map.search-facilities')(function* (_: Actor, body: SearchBody) {
      const { ids, total, version } = yield* index.find(yield* parseIndexQuery(facets, body), { limit: maxFacilities })
      return { cards: yield* cards.byIds(ids), total, truncated: total > ids.length, version, byCity: Boolean(body.city_cache) }
    }),
)

export type SearchFacilities = PortOf<typeof SearchFacilities>

/** Result of a search. */
export type SearchResult = Effect.Success<ReturnType<SearchFacilities>>
