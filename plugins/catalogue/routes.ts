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
    tells: 'All voivodeships, each with its number of facilities and its five largest cities.',
    takes: NoInput,
    gives: Schema.Array(VoivodeshipView),
    does: ShowVoivodeships,
    may: 'anyone',
  }),
  get('/api/regions/voivodeships', {
    tells: 'All voivodeships with their numbers of facilities.',
    takes: NoInput,
    gives: Schema.Array(VoivodeshipView),
    does: ShowVoivodeships,
    may: 'anyone',
  }),
  post('/api/regions/voivodeships/cities', {
    tells: 'The cities of a voivodeship with their boxes for a map; empty where the voivodeship is unknown.',
    takes: CitiesBody,
    gives: CitiesAnswer,
    does: ListCities,
    may: 'anyone',
  }),
  post('/api/regions/voivodeships/cities/facilities', {
    tells: 'The facilities of a city or district, filtered, a page at a time.',
    takes: FacilitiesBody,
    gives: FacilitiesAnswer,
    does: ListFacilities,
    may: 'anyone',
  }),
  post('/api/facility/list-by-voivodeship', {
    tells: 'The facilities of a voivodeship, a page at a time.',
    takes: ByVoivodeshipBody,
    gives: PageOf(FacilityCard),
    does: ListByVoivodeship,
    may: 'anyone',
  }),
  get('/api/list-best-facilities/:count', {
    tells: 'So many recommended facilities: the completest profiles first, then those with most free places.',
    takes: BestQuery,
    gives: Schema.Array(FacilityCard),
    does: ListBest,
    may: 'anyone',
  }),
  get('/api/v1/facility/list', {
    tells: 'Facilities by a written filter such as `filter[city][eq]=krakow`, a page at a time.',
    takes: FacilityListQuery,
    gives: PageOf(FacilityCard),
    fails: [FilterRefused],
    does: FilterFacilities,
    may: 'anyone',
  }),
]
