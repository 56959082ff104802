import type { Archive } from '../../contract/basemap.ts'
import type { ClustersResponse, SingleView } from '../../contract/clusters.ts'
import type { Bounds, MapUrlState, QueryParams } from '../../contract/map-url-state.ts'
import type { Filters } from './search-client.ts'

type Card = ClustersResponse['facilities'][number]

/** Circle around a point. */
export interface CircleView {
  readonly long: number
  readonly lat: number
  readonly metres: number
}

/** Props of the map's island, as JSON. */
export interface MapProps {
  /** Path of the map page in the page's language. */
  readonly path: string
  /** Path of a facility's page with `@facility` in place of the slug; `null` if there is no such page. */
  readonly facilityPath: string | null
  readonly urlState: MapUrlState
  /** Selected facets as query parameters, and as members of the search body. */
  readonly selectedParams: QueryParams
  readonly filters: Filters
  readonly city: string | null
  /**
   * Area of the first search on wide screens and on phones: the city's box, that of the URL, Warszawa, or `null` where
   * facilities were found by name.
   */
  readonly box: { readonly wide: Bounds; readonly phone: Bounds } | null
  readonly named: readonly (SingleView & Card)[]
  /** Search text, which each request carries; empty without one. */
  readonly text: string
  /** Circles that the text means. */
  readonly circles: readonly CircleView[]
  /** First view; `frame`: the box exactly, with a margin around it, or its centre at the zoom. */
  readonly camera: {
    readonly wide: Bounds | null
    readonly phone: Bounds | null
    readonly zoom: number
    readonly frame: 'exactly' | 'around' | 'at the zoom'
  }
  readonly total: number
  /** Text of a pin about the governing body, by the ownership tag's id: `publiczne`. */
  readonly ownership: Readonly<Record<string, string>>
  /** ISO date. */
  readonly today: string
  readonly styleUrl: string | null
  /** Archives of the base map, the preferred one first. */
  readonly archives: readonly Archive[]
}
