import { definePlugin } from '#core/plugin/define-plugin.ts'
import { Translator } from '#core/ports/translator.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { Facets } from '#core/search/facets.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { Suggestions } from '#core/search/suggestions.ts'
import { Cities } from '#plugins/places/contract/questions.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { searchRoutes } from './routes.ts'
import { FindNames, makeFindNames } from './use-cases/find-names.ts'
import { makeReadDefaults, ReadDefaults } from './use-cases/read-defaults.ts'

/** The field that finds cities, districts and facilities while one types. */
export const plugin = definePlugin({
  name: 'search',
  dependsOn: ['places'],
  bindings: (bind) => {
    bind(FindNames, makeFindNames, {
      names: NameIndex,
      index: FacilityIndex,
      facets: Facets,
      cities: Cities,
      suggestions: Suggestions,
      translator: Translator,
    })
    bind(ReadDefaults, makeReadDefaults, { cities: Cities })
  },
  routes: searchRoutes,
  layoutData: ReadDefaults,
  messages: { pl, ua, en },
})
