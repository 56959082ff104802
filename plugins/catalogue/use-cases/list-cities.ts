import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Cities } from '#plugins/places/contract/queries.ts'
import type { TagLookup } from '#plugins/tags/contract/queries.ts'
import type { CitiesBody, CitiesResponse } from '../contract/region-api.ts'
import type { ShowVoivodeships } from './show-voivodeships.ts'

interface Dependencies {
  readonly cities: Cities
  readonly showVoivodeships: ShowVoivodeships
  readonly tagLookup: TagLookup
}

/** Lists the cities of a voivodeship with their bounding boxes; none where the voivodeship is missing or unknown. */
export const makeListCities = ({ cities, showVoivodeships, tagLookup }: Dependencies) =>
  Effect.fn('catalogue.list-cities')(function* (actor: Actor, { slug, required_specialization: requiredTags }: typeof CitiesBody.Type) {
    const voivodeship = (yield* showVoivodeships(actor, {})).find((one) => one.slug === slug)
    if (!voivodeship) return { voivodeship: null, cities: [] } as typeof CitiesResponse.Type
    const found = yield* cities.inVoivodeship(
      voivodeship.slug,
      requiredTags?.length ? yield* tagLookup.resolveIds('specialization', requiredTags) : null,
    )
    return { voivodeship, cities: found } as typeof CitiesResponse.Type
  })

export type ListCities = ReturnType<typeof makeListCities>
export const ListCities = token<ListCities>('catalogue/ListCities')
