import { callApi } from '#web/runtime/api.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { mapApi } from '../../contract/api.ts'
import type { ClustersResponse } from '../../contract/clusters.ts'
import type { Bounds } from '../../contract/map-url-state.ts'
import { polygonOf } from '../../contract/polygon.ts'

type SearchInput = InputOf<typeof mapApi.clusterFacilities>

/** Selected facets as members of the search body; empty lists are left out. */
export type Filters = Pick<SearchInput, 'required_specialization' | 'required_ownership' | 'accepted_status' | 'facets'>

/** Search of the map: the box, and the city if a city is searched. */
export interface Search {
  readonly box: Bounds
  readonly city: string | null
  /** Text that is searched within the box; empty without one. */
  readonly text: string
  readonly zoom: number
  readonly filters: Filters
}

/** Returns the request body (specification §7). */
export const bodyOf = ({ box, city, text, zoom, filters }: Search): SearchInput => ({
  search_polygon: polygonOf(box),
  zoom,
  ...(city && { city_cache: city }),
  ...(text && { text }),
  ...filters,
})

/** Maximum number of cached cities (decisions §21). */
const maxCachedCities = 20
/** Time to live of a cached response, milliseconds. */
const cacheTtlMs = 600_000
const cache = new Map<string, { readonly at: number; readonly response: ClustersResponse }>()

/** Searches clusters; responses for the last twenty cities are cached for ten minutes. */
export const fetchClusters = async (search: Search, signal: AbortSignal): Promise<ClustersResponse> => {
  const key = JSON.stringify([search.city, search.zoom, search.filters])
  const cached = search.city ? cache.get(key) : undefined
  if (cached && Date.now() - cached.at < cacheTtlMs) return cached.response
  const response = await callApi(mapApi.clusterFacilities, bodyOf(search), { signal })
  if (!search.city) return response
  cache.delete(key)
  cache.set(key, { at: Date.now(), response })
  for (const oldest of [...cache.keys()].slice(0, -maxCachedCities)) cache.delete(oldest)
  return response
}

/** A few metres in degrees, so that points on the boundary are inside. */
const margin = 0.00003

/** Fetches the cards of facilities within a small box (west, south, east, north). */
export const fetchFacilitiesAt = async (
  [west, south, east, north]: readonly [number, number, number, number],
  { text, filters }: Pick<Search, 'text' | 'filters'>,
) => {
  const box = { west: west - margin, south: south - margin, east: east + margin, north: north + margin }
  return callApi(mapApi.searchFacilities, { search_polygon: polygonOf(box), ...(text && { text }), ...filters })
}
