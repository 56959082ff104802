import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { FindPlaceInput } from '../domain/inputs.ts'
import { languageOf } from '../domain/inputs.ts'
import { FindPlaces } from '../services/find-places.ts'

/** Tool `find_place`: the cities, districts and facilities that a name may mean. */
export const FindPlace = define('mcp/FindPlace', { findPlaces: FindPlaces }, ({ findPlaces }) =>
  Effect.fn('mcp.find-place')(function* (actor: Actor, input: typeof FindPlaceInput.Type) {
    const { cities, districts, facilities, withoutFacilities } = yield* findPlaces(actor, input.query, languageOf(input))
    return {
      cities: cities.map(({ city_cache, display_name, facilities }) => ({ place: city_cache, name: display_name, facilities })),
      districts: districts.map(({ city_cache, slug, name, city }) => ({ place: city_cache, district: slug, name, city })),
      facilities: facilities.map(({ slug, name, type, city }) => ({ slug, name, type, city })),
      left_out: withoutFacilities === 0 ? [] : [`${withoutFacilities} localities of similar names without a nursery or kindergarten`],
    }
  }),
)
