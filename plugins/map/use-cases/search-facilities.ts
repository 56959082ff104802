import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Facets } from '#core/search/facets.port.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/questions.ts'
import type { SearchBody } from '../contract/search-body.ts'
import { readQuery } from './read-query.ts'

interface Dependencies {
  readonly facets: Facets
  readonly index: FacilityIndex
  readonly cards: FacilityCards
}

/** Most facilities of one answer (decisions §21). */
export const mostFound = 300

/** The facilities of an area or city, the best ranked first. */
export const makeSearchFacilities = ({ facets, index, cards }: Dependencies) =>
  Effect.fn('map.search-facilities')(function* (_: Actor, body: SearchBody) {
    const { ids, total, version } = yield* index.find(yield* readQuery(facets, body), mostFound)
    return { cards: yield* cards.byIds(ids), total, truncated: total > ids.length, version, ofCity: Boolean(body.city_cache) }
  })

export type SearchFacilities = ReturnType<typeof makeSearchFacilities>
export const SearchFacilities = token<SearchFacilities>('map/SearchFacilities')

/** What a search found. */
export type FacilitiesFound = Effect.Success<ReturnType<SearchFacilities>>
