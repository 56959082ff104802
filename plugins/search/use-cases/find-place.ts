import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { languageOf } from '#core/plugin/tool-language.ts'
import type { FindPlaceInput } from '../contract/find-place.ts'
import { FindNames } from './find-names.ts'

/**
 * Tool `find_place`: the cities, districts and facilities that a name may mean, as the search field suggests them.
 * Localities without a nursery or kindergarten are counted and left out: no list can be made of them.
 */
export const FindPlace = define('search/FindPlace', { findNames: FindNames }, ({ findNames }) =>
  Effect.fn('search.find-place')(function* (actor: Actor, input: FindPlaceInput) {
    const { cities, districts, facilities } = yield* findNames(actor, { query: input.query, language: languageOf(input) })
    const served = cities.filter(({ city_cache, facilities }) => city_cache !== '' && facilities > 0)
    const withoutFacilities = cities.length - served.length
    return {
      cities: served.map(({ city_cache, display_name, facilities }) => ({ place: city_cache, name: display_name, facilities })),
      districts: districts
        .filter(({ kind }) => kind === 'district')
        .map(({ city_cache, slug, name, city }) => ({ place: city_cache, district: slug, name, city })),
      facilities: facilities.map(({ slug, name, type, city }) => ({ slug, name, type, city })),
      left_out: withoutFacilities === 0 ? [] : [`${withoutFacilities} localities of similar names without a nursery or kindergarten`],
    }
  }),
)
