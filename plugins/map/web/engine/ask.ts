import { callApi } from '#web/data/api.ts'
import type { ClustersAnswer } from '../../contract/clusters.ts'
import type { Bounds } from '../../contract/map-address.ts'
import { ringOf } from '../../contract/ring.ts'

type Card = ClustersAnswer['facilities'][number]

/** What is chosen, in the members of the search's body; lists are left out when empty. */
export interface Filters {
  readonly required_specialization?: readonly string[]
  readonly required_ownership?: readonly string[]
  readonly accepted_status?: readonly string[]
  readonly facets?: Readonly<Record<string, unknown>>
}

/** One search of the map: the box, and the city where it is one that is asked for. */
export interface Search {
  readonly box: Bounds
  readonly city: string | null
  readonly zoom: number
  readonly filters: Filters
}

/** The body of the specification's search call (§7). */
export const bodyOf = ({ box, city, zoom, filters }: Search) => ({
  search_polygon: ringOf(box),
  zoom,
  ...(city && { city_cache: city }),
  ...filters,
})

/** Cities kept (decisions §21), and for how long: milliseconds. */
const mostCities = 20
const keptMs = 600_000
const cities = new Map<string, { readonly at: number; readonly answer: ClustersAnswer }>()

/** Searches, grouped for the zoom; the answers of the last twenty cities are kept ten minutes. */
export const askClusters = async (search: Search, signal: AbortSignal): Promise<ClustersAnswer> => {
  const key = JSON.stringify([search.city, search.zoom, search.filters])
  const known = search.city ? cities.get(key) : undefined
  if (known && Date.now() - known.at < keptMs) return known.answer
  const answer = await callApi<ClustersAnswer>('/api/search/clusters', { body: bodyOf(search), signal, as: 'anyone' })
  if (!search.city) return answer
  cities.delete(key)
  cities.set(key, { at: Date.now(), answer })
  for (const oldest of [...cities.keys()].slice(0, -mostCities)) cities.delete(oldest)
  return answer
}

/** A few metres, so that points on the edge are inside, degrees. */
const edge = 0.00003

/** The facilities of one spot of the map, as cards. */
export const askSpot = async (
  [west, south, east, north]: readonly [number, number, number, number],
  filters: Filters,
): Promise<readonly Card[]> => {
  const box = { west: west - edge, south: south - edge, east: east + edge, north: north + edge }
  return callApi<readonly Card[]>('/api/search', { body: { search_polygon: ringOf(box), ...filters }, as: 'anyone' })
}
