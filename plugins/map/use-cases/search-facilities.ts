import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import type { SearchBody } from '../contract/search-body.ts'
import { parseIndexQuery } from '../services/index-query.ts'

interface Dependencies {
  readonly facets: Facets
  readonly index: FacilityIndex
  readonly cards: FacilityCards
}

/** Maximum number of facilities of one response (decisions §21). */
export const maxFacilities = 300

/** Finds the facilities of an area or city, the best ranked first. */
export const makeSearchFacilities = ({ facets, index, cards }: Dependencies) =>
  Effect.fn('map.search-facilities')(function* (_: Actor, body: SearchBody) {
    const { ids, total, version } = yield* index.find(yield* parseIndexQuery(facets, body), { limit: maxFacilities })
    return { cards: yield* cards.byIds(ids), total, truncated: total > ids.length, version, byCity: Boolean(body.city_cache) }
  })

export type SearchFacilities = ReturnType<typeof makeSearchFacilities>
export const SearchFacilities = token<SearchFacilities>('map/SearchFacilities')

/** Result of a search. */
export type SearchResult = Effect.Success<ReturnType<SearchFacilities>>
