import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { FacilityCard } from './facility-card.ts'
import { orders } from './order.ts'
import { BestQuery, ByVoivodeshipBody, CitiesBody, CitiesResponse, FacilitiesBody, FacilitiesResponse } from './region-api.ts'
import { VoivodeshipView } from './regions.ts'

const values = Schema.Union([Schema.String, Schema.Array(Schema.String)])

/**
 * Query of `GET /v1/facility/list`: conditions `filter[field][operator]=values`, named conditions in `custom`, a page
 * and a sort order. Fields are those of the location (`city`, `voivodeship`, `district`), of the card, and the key of
 * every facet.
 */
const FacilityListQuery = Schema.StructWithRest(
  Schema.Struct({
    ...pagingQuery,
    sort: Schema.optional(Schema.Literals(orders)),
    custom: Schema.optional(values),
  }),
  [Schema.Record(Schema.TemplateLiteral(['filter', Schema.String]), values)],
).check(onePosition)

/**
 * HTTP API of the catalogue: the region endpoints of specification §7, at paths without `/v1`, two endpoints of the
 * former external API, and the list by a filter expression. The first two routes have the same output.
 */
export const catalogueApi = defineApi({
  showTopCities: route.get('/api/regions/voivodeships/top-5-cities', {
    summary: 'All voivodeships, each with its number of facilities and its five largest cities.',
    output: Schema.Array(VoivodeshipView),
    access: 'anyone',
  }),
  showVoivodeships: route.get('/api/regions/voivodeships', {
    summary: 'All voivodeships with their numbers of facilities.',
    output: Schema.Array(VoivodeshipView),
    access: 'anyone',
  }),
  listCities: route.post('/api/regions/voivodeships/cities', {
    summary: 'The cities of a voivodeship with their boxes for a map; empty where the voivodeship is unknown.',
    input: CitiesBody,
    output: CitiesResponse,
    reads: true,
    access: 'anyone',
  }),
  listFacilities: route.post('/api/regions/voivodeships/cities/facilities', {
    summary: 'The facilities of a city or district, filtered, a page at a time.',
    input: FacilitiesBody,
    output: FacilitiesResponse,
    reads: true,
    access: 'anyone',
  }),
  listByVoivodeship: route.post('/api/facility/list-by-voivodeship', {
    summary: 'The facilities of a voivodeship, a page at a time.',
    input: ByVoivodeshipBody,
    output: PageOf(FacilityCard),
    reads: true,
    access: 'anyone',
  }),
  listBest: route.get('/api/list-best-facilities/:count', {
    summary: 'So many recommended facilities at most: the best rated of those with at least five opinions.',
    input: BestQuery,
    output: Schema.Array(FacilityCard),
    access: 'anyone',
  }),
  filterFacilities: route.get('/api/v1/facility/list', {
    summary:
      'Facilities by a written filter, a page at a time: `filter[city][eq]=krakow`, `filter[ownership][ne]=katolicka` for what is excluded, `filter[closes][gte]=1050` for hours in minutes since midnight.',
    input: FacilityListQuery,
    output: PageOf(FacilityCard),
    errors: [InvalidFilter],
    access: 'anyone',
  }),
})
