import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { Clock } from '#core/ports/clock.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { Suggestions } from '#core/search/suggestions.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { AddressPoints, Cities } from '#plugins/places/contract/queries.ts'
import { searchApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { FindNames, makeFindNames } from './use-cases/find-names.ts'
import { makeReadDefaultCities, ReadDefaultCities } from './use-cases/read-default-cities.ts'
import { makeShowResults, ShowResults } from './use-cases/show-results.ts'

/** Search field with suggestions of cities, districts and facilities, and the page of results. */
export const plugin = definePlugin({
  name: 'search',
  dependsOn: ['places', 'catalogue'],
  bindings: (bind) => {
    bind(FindNames, makeFindNames, {
      names: NameIndex,
      index: FacilityIndex,
      facets: Facets,
      cities: Cities,
      suggestions: Suggestions,
      translator: Translator,
    })
    bind(ShowResults, makeShowResults, {
      names: NameIndex,
      index: FacilityIndex,
      facets: Facets,
      cities: Cities,
      addresses: AddressPoints,
      cards: FacilityCards,
      parts: FacilitySlotData,
      translator: Translator,
      clock: Clock,
    })
    bind(ReadDefaultCities, makeReadDefaultCities, { cities: Cities })
  },
  endpoints: implement(searchApi, { findNames: FindNames }),
  layoutData: ReadDefaultCities,
  messages: { pl, ua, en },
})
