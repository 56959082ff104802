import { Schema } from 'effect'
import type { Json } from '#core/kernel/json.ts'
import { post } from '#core/plugin/routes.ts'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'
import { ClustersAnswer } from './contract/clusters.ts'
import { SearchBody } from './contract/search-body.ts'
import { SearchRefused } from './domain/search-refused.ts'
import { ClusterFacilities, type FacilitiesClustered } from './use-cases/cluster-facilities.ts'
import { type FacilitiesFound, SearchFacilities } from './use-cases/search-facilities.ts'

/** A city's answer may be kept for ten minutes (decisions §21); its `ETag`, made of the text, changes with the city alone. */
const kept = (ofCity: boolean) => (ofCity ? { 'Cache-Control': 'private, max-age=600' } : {})

const found = ({ cards, total, truncated, version, ofCity }: FacilitiesFound) => ({
  json: cards,
  headers: { 'X-Total-Count': String(total), 'X-Truncated': String(truncated), 'X-Index-Version': version, ...kept(ofCity) },
})

const clustered = ({ facilities, pins, clusters, singles, total, unlocated, version, ofCity }: FacilitiesClustered) => {
  const told = {
    total,
    unlocated,
    index_version: version,
    clusters: clusters.map(({ id, count, longitude: long, latitude: lat, box, expansionZoom: expansion_zoom }) => ({
      id,
      count,
      long,
      lat,
      bbox: [box.west, box.south, box.east, box.north],
      expansion_zoom,
    })),
    singles: singles.map(({ id, longitude: long, latitude: lat }) => ({ id, long, lat })),
  }
  const json: Json<ClustersAnswer> = `${JSON.stringify(told).slice(0, -1)},"facilities":${facilities},"pins":${pins}}`
  return { json, headers: { 'X-Total-Count': String(total), 'X-Index-Version': version, ...kept(ofCity) } }
}

/** The specification's map search and its twin for wide views (§7, decisions §21). */
export const mapRoutes = [
  post('/api/search', {
    summary: 'The facilities of a city or of an area, the best ranked first, at most 300.',
    input: SearchBody,
    output: Schema.Array(FacilityCard),
    handler: SearchFacilities,
    toResponse: found,
    access: 'anyone',
    errors: [SearchRefused],
  }),
  post('/api/search/clusters', {
    summary: 'The same search, grouped into clusters for a zoom of the map.',
    input: SearchBody,
    output: ClustersAnswer,
    handler: ClusterFacilities,
    toResponse: clustered,
    access: 'anyone',
    errors: [SearchRefused],
  }),
]
