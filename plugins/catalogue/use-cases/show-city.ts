import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { CityDescriptions } from '#core/places/city-descriptions.port.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { defaultOrder } from '../contract/order.ts'
import { Catalogue, CataloguePageNotFound } from '../domain/catalogue.port.ts'
import { linkedQuarters } from '../domain/count-quarters.ts'
import { QuarterPages } from '../services/quarter-pages.ts'
import { type CityListInput, ReadCityList } from '../services/read-city-list.ts'

/**
 * Lists the facilities of a city or of one of its districts, a page at a time, with the filters and the order of the
 * URL. A city whose facilities have all moved to another leads there (`movedTo`). Fails with `CataloguePageNotFound`
 * for an unknown district or page; unknown filter values are ignored and returned as `unknown`. The description of the
 * city stands on the first page of its plain list. `quarters` are those with a page for search engines.
 */
export const ShowCity = define(
  'catalogue/ShowCity',
  { catalogue: Catalogue, readCityList: ReadCityList, descriptions: CityDescriptions, quarterPages: QuarterPages },
  ({ catalogue, readCityList, descriptions, quarterPages }) => {
    const readQuarters = ({ category, voivodeship, city }: CityListInput) =>
      Effect.map(quarterPages.inCity(category, { voivodeship, city }), linkedQuarters)

    const showSuccessor = Effect.fn('catalogue.show-successor')(function* ({ category, voivodeship, city }: CityListInput) {
      const notFound = () => Effect.succeed(null)
      const stays = yield* Effect.catchTag(catalogue.city(category, voivodeship, city), 'CataloguePageNotFound', notFound)
      const movedTo = stays ? null : yield* catalogue.successor(category, voivodeship, city)
      if (!movedTo) return yield* new CataloguePageNotFound()
      const list = yield* readCityList({ category, ...movedTo, page: 1, order: defaultOrder, query: {} })
      return { ...list, movedTo, description: null, quarters: [] }
    })

    return Effect.fn('catalogue.show-city')(function* (_: Actor, input: CityListInput) {
      if (!isVoivodeship(input.voivodeship) || !Number.isInteger(input.page) || input.page < 1) return yield* new CataloguePageNotFound()
      const list = Effect.flatMap(readCityList(input), (found) => {
        const isDescribed = input.page === 1 && input.district === undefined && !found.filtered && found.order === defaultOrder
        const { language } = input
        const description = isDescribed && language !== undefined ? descriptions.shown(input, language) : Effect.succeed(null)
        return Effect.map(Effect.all({ description, quarters: readQuarters(input) }), (more) => ({ ...found, movedTo: null, ...more }))
      })
      return yield* Effect.catchTag(list, 'CataloguePageNotFound', () => showSuccessor(input))
    })
  },
)

export type ShowCity = PortOf<typeof ShowCity>

/** Data of the page of a city or district. */
export type CityPageData = Effect.Success<ReturnType<ShowCity>>
