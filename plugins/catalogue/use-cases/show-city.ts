import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { defaultOrder } from '../contract/order.ts'
import { type Catalogue, CataloguePageNotFound } from '../domain/catalogue.port.ts'
import type { CityListInput, ReadCityList } from '../services/read-city-list.ts'

interface Dependencies {
  readonly catalogue: Catalogue
  readonly readCityList: ReadCityList
}

/**
 * Lists the facilities of a city or of one of its districts, a page at a time, with the filters and the order of the
 * URL. A city whose facilities have all moved to another leads there (`movedTo`). Fails with `CataloguePageNotFound`
 * for an unknown district or page; unknown filter values are ignored and returned as `unknown`.
 */
export const makeShowCity = ({ catalogue, readCityList }: Dependencies) => {
  const showSuccessor = Effect.fn('catalogue.show-successor')(function* ({ category, voivodeship, city }: CityListInput) {
    const notFound = () => Effect.succeed(null)
    const stays = yield* Effect.catchTag(catalogue.city(category, voivodeship, city), 'CataloguePageNotFound', notFound)
    const movedTo = stays ? null : yield* catalogue.successor(category, voivodeship, city)
    if (!movedTo) return yield* new CataloguePageNotFound()
    return { ...(yield* readCityList({ category, ...movedTo, page: 1, order: defaultOrder, query: {} })), movedTo }
  })

  return Effect.fn('catalogue.show-city')(function* (_: Actor, input: CityListInput) {
    if (!isVoivodeship(input.voivodeship) || !Number.isInteger(input.page) || input.page < 1) return yield* new CataloguePageNotFound()
    const list = Effect.map(readCityList(input), (found) => ({ ...found, movedTo: null }))
    return yield* Effect.catchTag(list, 'CataloguePageNotFound', () => showSuccessor(input))
  })
}

export type ShowCity = ReturnType<typeof makeShowCity>
export const ShowCity = token<ShowCity>('catalogue/ShowCity')

/** Data of the page of a city or district. */
export type CityPageData = Effect.Success<ReturnType<ShowCity>>
