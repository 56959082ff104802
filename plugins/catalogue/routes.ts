import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { get, NoInput, post } from '#core/plugin/routes.ts'
import { FilterRefused } from '#core/search/filter.ts'
import { FacilityCard } from './contract/facility-card.ts'
import { FacilityListQuery } from './contract/facility-list-query.ts'
import { BestQuery, ByVoivodeshipBody, CitiesAnswer, CitiesBody, FacilitiesAnswer, FacilitiesBody } from './contract/region-calls.ts'
import { VoivodeshipView } from './contract/regions.ts'
import { FilterFacilities } from './use-cases/filter-facilities.ts'
import { ListBest } from './use-cases/list-best.ts'
import { ListByVoivodeship } from './use-cases/list-by-voivodeship.ts'
import { ListCities } from './use-cases/list-cities.ts'
import { ListFacilities } from './use-cases/list-facilities.ts'
import { ShowVoivodeships } from './use-cases/show-voivodeships.ts'

/** The region calls of the specification (§7), at their paths without `/v1`, two of the former external calls, and the list by a written filter. */
export const catalogueRoutes = [
  get('/api/regions/voivodeships/top-5-cities', {
    summary: 'All voivodeships, each with its number of facilities and its five largest cities.',
    input: NoInput,
    output: Schema.Array(VoivodeshipView),
    handler: ShowVoivodeships,
    access: 'anyone',
  }),
  get('/api/regions/voivodeships', {
    summary: 'All voivodeships with their numbers of facilities.',
    input: NoInput,
    output: Schema.Array(VoivodeshipView),
    handler: ShowVoivodeships,
    access: 'anyone',
  }),
  post('/api/regions/voivodeships/cities', {
    summary: 'The cities of a voivodeship with their boxes for a map; empty where the voivodeship is unknown.',
    input: CitiesBody,
    output: CitiesAnswer,
    handler: ListCities,
    access: 'anyone',
  }),
  post('/api/regions/voivodeships/cities/facilities', {
    summary: 'The facilities of a city or district, filtered, a page at a time.',
    input: FacilitiesBody,
    output: FacilitiesAnswer,
    handler: ListFacilities,
    access: 'anyone',
  }),
  post('/api/facility/list-by-voivodeship', {
    summary: 'The facilities of a voivodeship, a page at a time.',
    input: ByVoivodeshipBody,
    output: PageOf(FacilityCard),
    handler: ListByVoivodeship,
    access: 'anyone',
  }),
  get('/api/list-best-facilities/:count', {
    summary: 'So many recommended facilities: the completest profiles first, then those with most free places.',
    input: BestQuery,
    output: Schema.Array(FacilityCard),
    handler: ListBest,
    access: 'anyone',
  }),
  get('/api/v1/facility/list', {
    summary: 'Facilities by a written filter such as `filter[city][eq]=krakow`, a page at a time.',
    input: FacilityListQuery,
    output: PageOf(FacilityCard),
    errors: [FilterRefused],
    handler: FilterFacilities,
    access: 'anyone',
  }),
]
