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

/** Most cards of one answer (decisions §21). */
const mostCards = 150
/** Where the map begins (specification §9). */
const firstZoom = 7
const deepest = 18

/** The same search grouped for the screen. */
export const makeClusterFacilities = ({ facets, index, cards }: Dependencies) =>
  Effect.fn('map.cluster-facilities')(function* (_: Actor, body: SearchBody) {
    const zoom = Math.min(deepest, Math.floor(body.zoom ?? firstZoom))
    const { ids, ...found } = yield* index.cluster(yield* readQuery(facets, body), zoom, mostCards)
    const best = new Set(ids)
    const alone = found.singles.map(({ id }) => id).filter((id) => !best.has(id))
    const [facilities, pins] = yield* Effect.all([cards.byIds(ids), cards.byIds(alone.slice(0, mostCards))], { concurrency: 2 })
    return { ...found, facilities, pins, ofCity: Boolean(body.city_cache) }
  })

export type ClusterFacilities = ReturnType<typeof makeClusterFacilities>
export const ClusterFacilities = token<ClusterFacilities>('map/ClusterFacilities')

/** What a search found, grouped. */
export type FacilitiesClustered = Effect.Success<ReturnType<ClusterFacilities>>
