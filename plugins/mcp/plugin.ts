import { definePlugin } from '#core/plugin/define-plugin.ts'
import { tool } from '#core/plugin/tools.ts'
import { CompareInput, ExplainFiltersInput, FindPlaceInput, GetFacilityInput, SearchFacilitiesInput } from './domain/inputs.ts'
import { Compare } from './use-cases/compare.ts'
import { ExplainFilters } from './use-cases/explain-filters.ts'
import { FindPlace } from './use-cases/find-place.ts'
import { GetFacility } from './use-cases/get-facility.ts'
import { SearchFacilities } from './use-cases/search-facilities.ts'

/** Tools by which other people's assistants read the directory. */
export const plugin = definePlugin({
  name: 'mcp',
  dependsOn: ['places', 'catalogue', 'facility-profile', 'search', 'favourites', 'opinions'],
  tools: [
    tool('find_place', {
      title: 'Find a place',
      description:
        'Finds cities, districts and facilities in Poland by a name or its beginning. Returns the keys of places and the slugs of facilities that the other tools take.',
      input: FindPlaceInput,
      useCase: FindPlace,
    }),
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
    tool('compare', {
      title: 'Compare facilities',
      description: 'Puts up to four facilities side by side: fees, places, hours, kind, amenities, each with its source and day.',
      input: CompareInput,
      useCase: Compare,
    }),
    tool('explain_filters', {
      title: 'Explain the filters',
      description: 'Lists the filters of search_facilities with their keys, values, units and meanings.',
      input: ExplainFiltersInput,
      useCase: ExplainFilters,
    }),
  ],
})
