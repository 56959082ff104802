import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { ListMatches } from '#plugins/catalogue/contract/queries.ts'
import { commuteApi } from '../contract/api.ts'
import { maxStops } from '../contract/stops.ts'
import { ReadRoads } from '../services/read-roads.ts'

/** Lists how much longer ways to the facilities of a list are along roads than the straight estimate. */
export const ListRoads = handler(commuteApi.listRoads, { matches: ListMatches, readRoads: ReadRoads }, ({ matches, readRoads }) =>
  Effect.fn('commute.list-roads')(function* (_, { mode, ...list }) {
    const roads = yield* readRoads.inCity({ ...list, mode })
    if (roads === null) return { roads }
    const ids = new Set((yield* matches.find(list, maxStops)).ids)
    return { roads: { ...roads, stops: roads.stops.filter(({ id }) => ids.has(id)) } }
  }),
)
