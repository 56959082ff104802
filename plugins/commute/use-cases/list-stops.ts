import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { ListMatches } from '#plugins/catalogue/contract/queries.ts'
import { AddressPoints } from '#plugins/places/contract/queries.ts'
import { commuteApi } from '../contract/api.ts'
import { maxStops } from '../contract/stops.ts'
import { Stops } from '../domain/stops.port.ts'
import { ReadRoads } from '../services/read-roads.ts'

/** Lists the facilities of a city with the filters of its list, and the streets in which browsers find home and work. */
export const ListStops = handler(
  commuteApi.listStops,
  { matches: ListMatches, stops: Stops, addresses: AddressPoints, readRoads: ReadRoads },
  ({ matches, stops, addresses, readRoads }) =>
    Effect.fn('commute.list-stops')(function* (_, list) {
      const { ids } = yield* matches.find(list, maxStops)
      const found = yield* stops.byIds(ids)
      return {
        stops: found,
        streets: yield* addresses.streets({ voivodeship: list.voivodeship, slug: list.city }),
        unlocated: ids.length - found.length,
        hasRoads: readRoads.isConfigured,
      }
    }),
)
