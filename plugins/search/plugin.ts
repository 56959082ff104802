import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { tool } from '#core/plugin/tools.ts'
import { searchApi } from './contract/api.ts'
import { FindPlaceInput } from './contract/find-place.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { readAddresses } from './readers/addresses.ts'
import { readAges } from './readers/ages.ts'
import { readDistances } from './readers/distances.ts'
import { readFillers } from './readers/filler-words.ts'
import { FilterReader } from './readers/filters.ts'
import { readHours } from './readers/hours.ts'
import { NameReader } from './readers/names.ts'
import { readOrders } from './readers/orders.ts'
import { readPersons } from './readers/persons.ts'
import { readPrices } from './readers/prices.ts'
import { readRatings } from './readers/ratings.ts'
import { readStartDates } from './readers/start-dates.ts'
import { readVoivodeships } from './readers/voivodeships.ts'
import { makeSearchReader } from './services/search-reader.ts'
import { makeTextSearches } from './services/text-searches.ts'
import { FindNames } from './use-cases/find-names.ts'
import { FindPlace } from './use-cases/find-place.ts'
import { ReadDefaultCities } from './use-cases/read-default-cities.ts'

/** Search field with suggestions of cities, districts and facilities, and the page of results. */
export const plugin = definePlugin({
  name: 'search',
  dependsOn: ['places', 'catalogue'],
  providers: [makeSearchReader, makeTextSearches],
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
  readers: [
    readFillers,
    readPersons,
    { load: NameReader },
    { load: FilterReader },
    readAddresses,
    readAges,
    readDistances,
    readHours,
    readOrders,
    readPrices,
    readRatings,
    readVoivodeships,
    readStartDates,
  ],
  layoutData: ReadDefaultCities,
  messages: { pl, ua, en },
})
