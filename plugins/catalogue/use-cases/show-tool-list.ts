import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import type { CityListInput } from '../services/read-city-list.ts'
import { ShowCity } from './show-city.ts'

/** Shows the list of a city to a page that works with all it contains; `null` where no facility is listed there. */
export const ShowToolList = define('catalogue/ShowToolList', { showCity: ShowCity }, ({ showCity }) =>
  Effect.fn('catalogue.show-tool-list')(function* (actor: Actor, input: CityListInput) {
    return { list: yield* Effect.catchTag(showCity(actor, input), 'CataloguePageNotFound', () => Effect.succeed(null)) }
  }),
)
