import type { Json } from '#core/kernel/json.ts'
import type { FileBody } from '#core/plugin/body-types.ts'
import { implement, respond } from '#core/plugin/implement.ts'
import { mapApi } from './contract/api.ts'
import type { ClustersResponse } from './contract/clusters.ts'
import { ReadBasemap } from './use-cases/basemap.ts'
import { DrawPlace, DrawSurroundings } from './use-cases/drawings.ts'
import { type ClusteredSearchResult, ClusterFacilities, SearchFacilities, type SearchResult } from './use-cases/search-facilities.ts'

/** Headers that let browsers cache the response of a city for ten minutes (decisions §21). Its `ETag` is a hash of the content. */
const cacheHeaders = (byCity: boolean) => (byCity ? { 'Cache-Control': 'private, max-age=600' } : {})

const toSearchResponse = ({ cards, total, truncated, version, byCity }: SearchResult) => ({
  json: cards,
  headers: { 'X-Total-Count': String(total), 'X-Truncated': String(truncated), 'X-Index-Version': version, ...cacheHeaders(byCity) },
})

const toClustersResponse = ({
  facilities,
  pins,
  clusters,
  singles,
  districts,
  total,
  unlocated,
  version,
  byCity,
}: ClusteredSearchResult) => {
  const summary = {
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
    districts: districts.map(({ name, count, longitude: long, latitude: lat }) => ({ name, count, long, lat })),
  }
  const json: Json<ClustersResponse> = `${JSON.stringify(summary).slice(0, -1)},"facilities":${facilities},"pins":${pins}}`
  return { json, headers: { 'X-Total-Count': String(total), 'X-Index-Version': version, ...cacheHeaders(byCity) } }
}

/** Pictures never change under one address, whose version does. */
const toPicture = (body: FileBody) => ({ body, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } })

/** The base map may be exchanged, and the address does not say so. */
const toPlacePicture = (body: FileBody) => ({ body, headers: { 'Cache-Control': 'public, max-age=86400' } })

/** Endpoints of the map. */
export const mapEndpoints = implement(mapApi, [
  respond(mapApi.searchFacilities, SearchFacilities, toSearchResponse),
  respond(mapApi.clusterFacilities, ClusterFacilities, toClustersResponse),
  ReadBasemap,
  respond(mapApi.drawSurroundings, DrawSurroundings, toPicture),
  respond(mapApi.drawPlace, DrawPlace, toPlacePicture),
])
