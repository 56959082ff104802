import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { TagLookup } from '#plugins/tags/contract/queries.ts'
import { catalogueApi } from '../contract/api.ts'
import type { CitiesResponse } from '../contract/region-api.ts'
import { ShowVoivodeships } from './show-voivodeships.ts'

/** Lists the cities of a voivodeship with their bounding boxes; none where the voivodeship is missing or unknown. */
export const ListCities = handler(
  catalogueApi.listCities,
  { cities: Cities, showVoivodeships: ShowVoivodeships, tagLookup: TagLookup },
  ({ cities, showVoivodeships, tagLookup }) =>
    Effect.fn('catalogue.list-cities')(function* (actor, { slug, required_specialization: requiredTags }) {
      const voivodeship = (yield* showVoivodeships(actor, {})).find((one) => one.slug === slug)
      if (!voivodeship) return { voivodeship: null, cities: [] } as typeof CitiesResponse.Type
      const found = yield* cities.inVoivodeship(
        voivodeship.slug,
        requiredTags?.length ? yield* tagLookup.resolveIds('specialization', requiredTags) : null,
      )
      return { voivodeship, cities: found } as typeof CitiesResponse.Type
    }),
)
