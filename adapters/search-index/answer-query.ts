import type { ClusteredMatches, FoundMatches, IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'
import type { NameMatches, NameQuery } from '#core/search/name-index.port.ts'
import { groupIntoClusters } from './clusters.ts'
import { maxMarkers } from './grid.ts'
import { rowsOfMatches } from './names/collect-matches.ts'
import type { NameIndexData } from './names/name-index-data.ts'
import { searchNames, searchWords } from './names/search-names.ts'
import { coversAll, idOf, type OpenSnapshot } from './open-snapshot.ts'
import { orderValues } from './order-columns.ts'
import { noValue } from './rows.ts'
import { countedOf, selectRows } from './select-rows.ts'
import { sortRows } from './sort-rows.ts'

const selectedIds = (
  snapshot: OpenSnapshot,
  count: number,
  { limit, offset = 0 }: Pick<IndexSlice, 'limit' | 'offset'>,
): readonly string[] =>
  Array.from(snapshot.selected.subarray(Math.min(count, offset), Math.min(count, offset + limit)), (row) => idOf(snapshot, row))

const countUnlocated = ({ rows: { longitude }, selected }: OpenSnapshot, count: number): number =>
  selected.subarray(0, count).reduce((sum, row) => sum + (Number.isNaN(longitude[row]) ? 1 : 0), 0)

const countRated = (snapshot: OpenSnapshot, count: number): number => {
  const counts = orderValues(snapshot, 'opinionCount')
  let rated = 0
  for (let at = 0; at < count; at++) if (counts[snapshot.selected[at] as number] !== noValue) rated++
  return rated
}

/** Moves the rows of ids before all other selected rows, in the order of the ids. */
const putFirst = (snapshot: OpenSnapshot, count: number, ids: readonly string[]): void => {
  const { selected } = snapshot
  const wanted = new Map(ids.map((id, at) => [id, at]))
  const found: (readonly [at: number, row: number])[] = []
  const others: number[] = []
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    const place = wanted.get(idOf(snapshot, row))
    if (place === undefined) others.push(row)
    else found.push([place, row])
  }
  selected.set([...found.toSorted(([a], [b]) => a - b).map(([, row]) => row), ...others])
}

/** Sorts the first `count` selected rows as a slice requests. */
const sortSelected = (snapshot: OpenSnapshot, count: number, { nearTo, order, first = [] }: IndexSlice): void => {
  sortRows(snapshot, count, nearTo ? 'distance' : (order ?? 'recommended'), nearTo ?? null)
  if (first.length > 0) putFirst(snapshot, count, first)
}

/** Implements `NameIndex.search` on one snapshot. */
export const search = (snapshot: OpenSnapshot, names: NameIndexData, { words, ...query }: NameQuery, slice: IndexSlice): NameMatches => {
  const { rowOfSlot } = snapshot.rows
  const included = new Uint8Array(snapshot.rows.length)
  for (const row of snapshot.selected.subarray(0, selectRows(snapshot, query, true))) included[row] = 1
  const positionOf = (slot: number): number => {
    const row = rowOfSlot[slot] ?? -1
    return row >= 0 && included[row] === 1 ? row : -1
  }
  const { limit, offset = 0 } = slice
  if (slice.order === undefined && !slice.nearTo) return searchNames(names, words, positionOf, { limit, offset })
  const { matches, corrected } = searchWords(names, words, (slot) => positionOf(slot) >= 0)
  const rows = rowsOfMatches(matches, positionOf)
  snapshot.selected.set(rows)
  sortSelected(snapshot, rows.length, slice)
  return { ids: selectedIds(snapshot, rows.length, slice), total: rows.length, corrected }
}

/** Implements `FacilityIndex.find` on one snapshot. */
export const find = (snapshot: OpenSnapshot, query: IndexQuery, slice: IndexSlice): FoundMatches => {
  const listed = selectRows(snapshot, query, slice.withInvented)
  const total = countedOf(snapshot, listed)
  // Facilities without a point are in no box.
  const unlocated = 'west' in query.within ? 0 : countUnlocated(snapshot, total)
  const rated = countRated(snapshot, total)
  sortSelected(snapshot, listed, slice)
  return { ids: selectedIds(snapshot, listed, slice), total, listed, unlocated, rated, version: snapshot.rows.version }
}

/** Implements `FacilityIndex.cluster` on one snapshot. */
export const cluster = (snapshot: OpenSnapshot, query: IndexQuery, zoom: number, limit: number): ClusteredMatches => {
  const { within, selection } = query
  if (!('west' in within) || Object.keys(selection).length > 0 || !coversAll(snapshot, within))
    return computeClusters(snapshot, query, zoom, limit)
  const cacheKey = `${zoom} ${limit}`
  const cached = snapshot.clusterCache.get(cacheKey) ?? computeClusters(snapshot, query, zoom, limit)
  snapshot.clusterCache.set(cacheKey, cached)
  return cached
}

const computeClusters = (snapshot: OpenSnapshot, query: IndexQuery, zoom: number, limit: number): ClusteredMatches => {
  const total = selectRows(snapshot, query)
  // Clustering overwrites the selection, so that the ids are read first.
  const ids = selectedIds(snapshot, total, { limit })
  const markers = 'city' in query.within ? maxMarkers.city : maxMarkers.area
  return { ids, total, ...groupIntoClusters(snapshot, total, zoom, markers), version: snapshot.rows.version }
}
