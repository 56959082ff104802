import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Cities } from '#plugins/places/contract/questions.ts'
import type { TagBook } from '#plugins/tags/contract/questions.ts'
import type { CitiesAnswer, CitiesBody } from '../contract/region-calls.ts'
import type { ShowVoivodeships } from './show-voivodeships.ts'

interface Dependencies {
  readonly cities: Cities
  readonly showVoivodeships: ShowVoivodeships
  readonly tagBook: TagBook
}

/** The cities of a voivodeship as map entries; empty where the voivodeship is missing or unknown. */
export const makeListCities = ({ cities, showVoivodeships, tagBook }: Dependencies) =>
  Effect.fn('catalogue.list-cities')(function* (actor: Actor, { slug, required_specialization: wanted }: typeof CitiesBody.Type) {
    const voivodeship = (yield* showVoivodeships(actor, {})).find((one) => one.slug === slug)
    if (!voivodeship) return { voivodeship: null, cities: [] } as typeof CitiesAnswer.Type
    const found = yield* cities.of(voivodeship.slug, wanted?.length ? yield* tagBook.idsOf('specialization', wanted) : null)
    return { voivodeship, cities: found } as typeof CitiesAnswer.Type
  })

export type ListCities = ReturnType<typeof makeListCities>
export const ListCities = token<ListCities>('catalogue/ListCities')
