import { lastPage } from '#core/kernel/page-limits.ts'
import { type ListOrder, orderings, orderOf, orderParam } from '#core/search/orders.ts'
import { maxQueryLength } from '#plugins/search/contract/limits.ts'

/** Rectangle in EPSG:4326 degrees. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** State of the map page in its URL, besides the facets. */
export interface MapUrlState {
  /** `malopolskie/krakow`. */
  readonly city: string | null
  /** Slug of one of the city's districts. */
  readonly district: string | null
  /** Search text, read as by the page of results. */
  readonly text: string
  readonly view: 'lista' | 'mapa' | null
  /** Visible part of the map; without a city also the searched area, together with what a text means. */
  readonly bounds: Bounds | null
  readonly zoom: number | null
  /** Primary schools are shown beside nurseries and kindergartens. */
  readonly schools: boolean
  /**
   * The user has asked for facilities near the device's position, which the browser passes with each request and the
   * URL never contains.
   */
  readonly nearby: boolean
  /** Order of the list; `null`: by distance where the user has asked for what is near, else recommended. */
  readonly order: ListOrder | null
  /** Page of the list, from 1. */
  readonly page: number
}

/** Query parameters of a URL, each with all its values. */
export type QueryParams = Readonly<Record<string, readonly string[]>>

/** Parameters of the map itself; all others belong to facets. */
export const ownParams = ['miasto', 'dzielnica', 'q', 'widok', 'granice', 'zoom', 'szkoly', 'blisko', orderParam, 'page'] as const

const integerBetween = (text: string | undefined, min: number, max: number): number | null => {
  const number = /^\d{1,7}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : null
}

const boundsOf = (text: string | undefined): Bounds | null => {
  const sides = (text ?? '').split(',').map((side) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(side) ? Number(side) : Number.NaN))
  const [west, south, east, north] = sides
  if (sides.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined) return null
  return west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north ? { west, south, east, north } : null
}

/** Parses `?miasto=malopolskie/krakow&widok=mapa&granice=west,south,east,north&zoom=14`; invalid parameters count as absent. */
export const parseMapUrl = (params: QueryParams): MapUrlState => {
  const last = (key: (typeof ownParams)[number]) => params[key]?.at(-1)
  const city = /^[a-z-]{3,40}\/[a-z0-9-]{1,80}$/.exec(last('miasto') ?? '')?.[0] ?? null
  const view = last('widok')
  return {
    city,
    district: (city && /^[a-z0-9-]{1,80}$/.exec(last('dzielnica') ?? '')?.[0]) ?? null,
    text: (last('q') ?? '').trim().slice(0, maxQueryLength),
    view: view === 'lista' || view === 'mapa' ? view : null,
    bounds: boundsOf(last('granice')),
    zoom: integerBetween(last('zoom'), 0, 18),
    schools: last('szkoly') === 'tak',
    nearby: last('blisko') === 'tak',
    order: orderOf(last(orderParam)),
    page: integerBetween(last('page'), 1, lastPage) ?? 1,
  }
}

const formatDegrees = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5)

/** Serializes the state to query parameters in a fixed order, without default values. */
export const serializeMapUrl = ({ city, district, text, view, bounds, zoom, schools, nearby, order, page }: MapUrlState): QueryParams => ({
  ...(city && { miasto: [city] }),
  ...(city && district && { dzielnica: [district] }),
  ...(text && { q: [text] }),
  ...(view && { widok: [view] }),
  ...(bounds && { granice: [[bounds.west, bounds.south, bounds.east, bounds.north].map(formatDegrees).join(',')] }),
  ...(zoom !== null && { zoom: [String(zoom)] }),
  ...(schools && { szkoly: ['tak'] }),
  ...(nearby && { blisko: ['tak'] }),
  ...(order && { [orderParam]: [orderings[order].param] }),
  ...(page > 1 && { page: [String(page)] }),
})
