import KDBush from 'kdbush'
import type { Box, ClusteredMatches } from '#core/search/facility-index.port.ts'
import type { OptionCounts } from '#core/search/option-counter.port.ts'
import { orderValues } from './order-columns.ts'
import type { FacetSpec } from './rows.ts'
import type { Snapshot } from './snapshot.ts'

/** Snapshot with the query state of one thread. */
export interface OpenSnapshot {
  readonly rows: Snapshot
  readonly facets: readonly FacetSpec[]
  readonly tree: KDBush
  /** Clusters of the whole country by zoom and limit: the initial view of most users is computed once. */
  readonly clusterCache: Map<string, ClusteredMatches>
  /** Counts of options by query. */
  readonly countsCache: Map<string, OptionCounts>
  readonly cityOf: ReadonlyMap<string, number>
  readonly bitOf: readonly ReadonlyMap<string, number>[]
  /** Ids as text by row, as far as they were asked for. */
  readonly formattedIds: Map<number, string>
  /** Buffers for the selected rows and their places; valid only during one query. */
  readonly selected: Uint32Array
  /** First row of an invented facility; all after it are invented. */
  readonly firstInvented: number
  /** Number of the rows that count; the invented facilities after them are listed only on request. */
  readonly countedRows: number
  readonly selectedPlaces: Uint32Array
  /** 1 for each selected row while places are scanned; otherwise 0. */
  readonly isSelected: Uint8Array
}

const numberByName = (words: readonly string[]): ReadonlyMap<string, number> => new Map(words.map((word, at) => [word, at]))

/** Returns true when a box contains all points. */
export const coversAll = ({ rows: { places } }: OpenSnapshot, { west, south, east, north }: Box): boolean =>
  west <= places.box.west && south <= places.box.south && east >= places.box.east && north >= places.box.north

/** Finds the first invented facility: rows are in the order `recommended`, in which these come last. */
const firstInventedOf = (rows: Snapshot, facets: readonly FacetSpec[]): number => {
  const invented = orderValues({ facets, rows }, 'invented')
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (invented[middle] === 1) high = middle
    else low = middle + 1
  }
  return low
}

/** Prepares a snapshot for queries by this thread; buffers of the one before, which answers no longer, are used again. */
export const openSnapshot = (rows: Snapshot, facets: readonly FacetSpec[], before: OpenSnapshot | null = null): OpenSnapshot => {
  const firstInvented = firstInventedOf(rows, facets)
  return {
    rows,
    facets,
    tree: KDBush.from(rows.places.tree),
    clusterCache: new Map(),
    countsCache: new Map(),
    cityOf: numberByName(rows.cities),
    bitOf: rows.options.map(numberByName),
    formattedIds: new Map(),
    ...buffersFor(rows.length, before),
    firstInvented,
    countedRows: rows.registerImported ? firstInvented : rows.length,
  }
}

/** Room for rows that are added later. */
const growth = 1.02

const buffersFor = (rows: number, before: OpenSnapshot | null): Pick<OpenSnapshot, 'selected' | 'selectedPlaces' | 'isSelected'> => {
  if (before && before.selected.length >= rows) {
    const { selected, selectedPlaces, isSelected } = before
    return { selected, selectedPlaces, isSelected }
  }
  const length = Math.ceil(rows * growth)
  return { selected: new Uint32Array(length), selectedPlaces: new Uint32Array(length), isSelected: new Uint8Array(length) }
}

/** Returns the id of a row as text; each is formatted once. */
export const idOf = ({ rows, formattedIds }: OpenSnapshot, row: number): string => {
  const id = formattedIds.get(row) ?? formatId(rows, row)
  formattedIds.set(row, id)
  return id
}

const formatId = ({ ids }: Snapshot, row: number): string => {
  const hex = Buffer.from(ids.buffer, row * 16, 16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
