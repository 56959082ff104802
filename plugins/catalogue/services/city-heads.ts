import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { Translator } from '#core/ports/translator.ts'
import { cityHeadValues } from '../contract/city-head.ts'
import { defaultOrder } from '../contract/order.ts'
import { CityHeads } from '../contract/queries.ts'
import { ReadCityList } from './read-city-list.ts'

/** Creates the texts for search engines that pages of cities have by themselves. */
export const makeCityHeads = provide(
  CityHeads,
  { readCityList: ReadCityList, translator: Translator },
  ({ readCityList, translator }): CityHeads => ({
    usual: Effect.fn('catalogue.usual-head')(function* (place, language) {
      const { voivodeship } = place
      if (!isVoivodeship(voivodeship)) return null
      const list = yield* readCityList({ ...place, page: 1, order: defaultOrder, query: {} }).pipe(
        Effect.catchTag('CataloguePageNotFound', () => Effect.succeed(null)),
      )
      if (list === null) return null
      const t = translator.for(language)
      const values = cityHeadValues(list, { t, language })
      return { title: t('catalogue.city.title', values), description: t('catalogue.city.description', values) }
    }),
  }),
)
