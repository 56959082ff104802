import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { tool } from '#core/plugin/tools.ts'
import { searchApi } from './contract/api.ts'
import { FindPlaceInput } from './contract/find-place.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeSentenceReader } from './services/sentence-reader.ts'
import { FindNames } from './use-cases/find-names.ts'
import { FindPlace } from './use-cases/find-place.ts'
import { ReadDefaultCities } from './use-cases/read-default-cities.ts'

/** Search field with suggestions of cities, districts and facilities, and the page of results. */
export const plugin = definePlugin({
  name: 'search',
  dependsOn: ['places', 'catalogue'],
  providers: [makeSentenceReader],
  endpoints: implement(searchApi, [FindNames]),
  tools: [
    tool('find_place', {
      title: 'Find a place',
      description:
        'Finds cities, districts and facilities in Poland by a name or its beginning. Returns the keys of places and the slugs of facilities that the other tools take.',
      input: FindPlaceInput,
      useCase: FindPlace,
    }),
  ],
  layoutData: ReadDefaultCities,
  messages: { pl, ua, en },
})
