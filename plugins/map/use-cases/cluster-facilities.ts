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

/** Maximum number of cards in each of the response's two lists (decisions §21). */
const maxCards = 150
/** Zoom of the initial view (specification §9). */
const defaultZoom = 7
const maxZoom = 18

/** Searches facilities and groups them into clusters for a zoom of the map. */
export const makeClusterFacilities = ({ facets, index, cards }: Dependencies) =>
  Effect.fn('map.cluster-facilities')(function* (_: Actor, body: SearchBody) {
    const zoom = Math.min(maxZoom, Math.floor(body.zoom ?? defaultZoom))
    const { ids, ...found } = yield* index.cluster(yield* parseIndexQuery(facets, body), zoom, maxCards)
    const best = new Set(ids)
    const otherSingles = found.singles.map(({ id }) => id).filter((id) => !best.has(id))
    const [facilities, pins] = yield* Effect.all([cards.byIds(ids), cards.byIds(otherSingles.slice(0, maxCards))], { concurrency: 2 })
    return { ...found, facilities, pins, byCity: Boolean(body.city_cache) }
  })

export type ClusterFacilities = ReturnType<typeof makeClusterFacilities>
export const ClusterFacilities = token<ClusterFacilities>('map/ClusterFacilities')

/** Result of a clustered search. */
export type ClusteredSearchResult = Effect.Success<ReturnType<ClusterFacilities>>
