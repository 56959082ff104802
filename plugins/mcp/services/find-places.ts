import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { handlerOf } from '#core/plugin/handler.ts'
import { searchApi } from '#plugins/search/contract/api.ts'

/**
 * Finds cities, districts and facilities by a name, as the search field does. Localities without a nursery or
 * kindergarten are counted and left out: no list can be made of them.
 */
export const FindPlaces = define('mcp/FindPlaces', { findNames: handlerOf(searchApi.findNames) }, ({ findNames }) =>
  Effect.fn('mcp.find-places')(function* (actor: Actor, query: string, language: Language) {
    const { cities, districts, facilities } = yield* findNames(actor, { query, language })
    const served = cities.filter(({ city_cache, facilities }) => city_cache !== '' && facilities > 0)
    return { cities: served, districts, facilities, withoutFacilities: cities.length - served.length }
  }),
)

export type FindPlaces = PortOf<typeof FindPlaces>
