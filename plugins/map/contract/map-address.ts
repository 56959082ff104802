/** A rectangle in EPSG:4326 degrees, as the map's address and search have it. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** What the map's address says beside the facets. */
export interface MapAddress {
  /** `malopolskie/krakow`. */
  readonly city: string | null
  /** Slug of one of the city's districts. */
  readonly district: string | null
  /** What somebody typed who chose nothing. */
  readonly text: string
  readonly view: 'lista' | 'mapa' | null
  /** Where the map looks; without a city also what it searches. */
  readonly bounds: Bounds | null
  readonly zoom: number | null
  /** Page of the list, from 1. */
  readonly page: number
}

/** A query as pages get it: each word with all its values. */
export type Words = Readonly<Record<string, readonly string[]>>

/** The words of the address that are the map's own; all others belong to facets. */
export const ownWords = ['miasto', 'dzielnica', 'q', 'widok', 'granice', 'zoom', 'page'] as const

const whole = (text: string | undefined, least: number, most: number): number | null => {
  const number = /^\d{1,5}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : null
}

const boundsOf = (text: string | undefined): Bounds | null => {
  const sides = (text ?? '').split(',').map((side) => (/^-?\d{1,3}(\.\d{1,15})?$/.test(side) ? Number(side) : Number.NaN))
  const [west, south, east, north] = sides
  if (sides.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined) return null
  return west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north ? { west, south, east, north } : null
}

/** Reads `?miasto=malopolskie/krakow&widok=mapa&granice=west,south,east,north&zoom=14`; what cannot be read is as if it were not there. */
export const readMapAddress = (words: Words): MapAddress => {
  const last = (key: (typeof ownWords)[number]) => words[key]?.at(-1)
  const city = /^[a-z-]{3,40}\/[a-z0-9-]{1,80}$/.exec(last('miasto') ?? '')?.[0] ?? null
  const view = last('widok')
  return {
    city,
    district: (city && /^[a-z0-9-]{1,80}$/.exec(last('dzielnica') ?? '')?.[0]) ?? null,
    text: (last('q') ?? '').trim().slice(0, 100),
    view: view === 'lista' || view === 'mapa' ? view : null,
    bounds: boundsOf(last('granice')),
    zoom: whole(last('zoom'), 0, 18),
    page: whole(last('page'), 1, 50) ?? 1,
  }
}

const side = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5)

/** The same as words of an address, in one order, what is usual left out. */
export const printMapAddress = ({ city, district, text, view, bounds, zoom, page }: MapAddress): Words => ({
  ...(city && { miasto: [city] }),
  ...(city && district && { dzielnica: [district] }),
  ...(text && { q: [text] }),
  ...(view && { widok: [view] }),
  ...(bounds && { granice: [[bounds.west, bounds.south, bounds.east, bounds.north].map(side).join(',')] }),
  ...(zoom !== null && { zoom: [String(zoom)] }),
  ...(page > 1 && { page: [String(page)] }),
})
