import { definePlugin } from '#core/plugin/define-plugin.ts'
import { tool } from '#core/plugin/tools.ts'
import { ExplainFiltersInput, GetFacilityInput, SearchFacilitiesInput } from './domain/inputs.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { ExplainFilters } from './use-cases/explain-filters.ts'
import { GetFacility } from './use-cases/get-facility.ts'
import { SearchFacilities } from './use-cases/search-facilities.ts'

/** Tools by which other people's assistants read the directory. */
export const plugin = definePlugin({
  name: 'mcp',
  dependsOn: ['places', 'catalogue', 'facility-profile'],
  tools: [
    tool('search_facilities', {
      title: 'Search nurseries and kindergartens',
      description:
        'Lists nurseries, toddler clubs, childminders and kindergartens of a city or district, with filters and in an order. A fact that no source states is "not stated"; "invented" facilities are sample data.',
      input: SearchFacilitiesInput,
      useCase: SearchFacilities,
    }),
    tool('get_facility', {
      title: 'Read the profile of a facility',
      description:
        'Returns all public facts about one facility, each with its source and the day it comes from; what no source states; what is doubtful and why; opinions as counts, with how they are checked. Name source and day when you repeat a fact.',
      input: GetFacilityInput,
      useCase: GetFacility,
    }),
    tool('explain_filters', {
      title: 'Explain the filters',
      description: 'Lists the filters of search_facilities with their keys, values, units and meanings.',
      input: ExplainFiltersInput,
      useCase: ExplainFilters,
    }),
  ],
  messages: { pl, ua, en },
})
