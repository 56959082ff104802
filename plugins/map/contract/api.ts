import { Schema } from 'effect'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'
import { ClustersResponse } from './clusters.ts'
import { InvalidSearch } from './errors.ts'
import { SearchBody } from './search-body.ts'

/** HTTP API of the map: the search of specification §7, and the same search in clusters for large areas (decisions §21). */
export const mapApi = defineApi({
  searchFacilities: route.post('/api/search', {
    summary: 'The facilities of a city or of an area, the best ranked first, at most 300.',
    input: SearchBody,
    output: Schema.Array(FacilityCard),
    reads: true,
    access: 'anyone',
    errors: [InvalidSearch],
  }),
  clusterFacilities: route.post('/api/search/clusters', {
    summary: 'The same search, grouped into clusters for a zoom of the map.',
    input: SearchBody,
    output: ClustersResponse,
    reads: true,
    access: 'anyone',
    errors: [InvalidSearch],
  }),
})
