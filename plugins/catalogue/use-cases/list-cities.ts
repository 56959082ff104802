import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import type { CitiesBody, CitiesResponse } from '../contract/region-api.ts'
import { ShowVoivodeships } from './show-voivodeships.ts'

/** Lists the cities of a voivodeship with their bounding boxes; none where the voivodeship is missing or unknown. */
export const ListCities = define(
  'catalogue/ListCities',
  { cities: Cities, showVoivodeships: ShowVoivodeships, tagLookup: TagLookup },
  ({ cities, showVoivodeships, tagLookup }) =>
    Effect.fn('catalogue.list-cities')(function* (actor: Actor, { slug, required_specialization: requiredTags }: typeof CitiesBody.Type) {
      const voivodeship = (yield* showVoivodeships(actor, {})).find((one) => one.slug === slug)
      if (!voivodeship) return { voivodeship: null, cities: [] } as typeof CitiesResponse.Type
      const found = yield* cities.inVoivodeship(
        voivodeship.slug,
        requiredTags?.length ? yield* tagLookup.resolveIds('specialization', requiredTags) : null,
      )
      return { voivodeship, cities: found } as typeof CitiesResponse.Type
    }),
)
