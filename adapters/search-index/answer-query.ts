import type { ClusteredMatches, FoundMatches, IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'
import { groupIntoClusters } from './clusters.ts'
import { maxMarkers } from './grid.ts'
import { coversAll, idOf, type OpenSnapshot } from './open-snapshot.ts'
import { orderValues } from './order-columns.ts'
import { noValue } from './rows.ts'
import { countedOf, selectRows } from './select-rows.ts'
import { sortRows } from './sort-rows.ts'

const selectedIds = (snapshot: OpenSnapshot, count: number, { limit, offset = 0 }: IndexSlice): readonly string[] =>
  Array.from(snapshot.selected.subarray(Math.min(count, offset), Math.min(count, offset + limit)), (row) => idOf(snapshot, row))

const countUnlocated = ({ rows: { longitude }, selected }: OpenSnapshot, count: number): number =>
  selected.subarray(0, count).reduce((sum, row) => sum + (Number.isNaN(longitude[row]) ? 1 : 0), 0)

const countRated = (snapshot: OpenSnapshot, count: number): number => {
  const counts = orderValues(snapshot, 'opinionCount')
  let rated = 0
  for (let at = 0; at < count; at++) if (counts[snapshot.selected[at] as number] !== noValue) rated++
  return rated
}

/** Implements `FacilityIndex.find` on one snapshot. */
export const find = (snapshot: OpenSnapshot, query: IndexQuery, slice: IndexSlice): FoundMatches => {
  const listed = selectRows(snapshot, query, slice.withInvented)
  const total = countedOf(snapshot, listed)
  // Facilities without a point are in no box.
  const unlocated = 'city' in query.within ? countUnlocated(snapshot, total) : 0
  const rated = countRated(snapshot, total)
  sortRows(snapshot, listed, slice.nearTo ? 'distance' : (slice.order ?? 'recommended'), slice.nearTo ?? null)
  return { ids: selectedIds(snapshot, listed, slice), total, listed, unlocated, rated, version: snapshot.rows.version }
}

/** Implements `FacilityIndex.cluster` on one snapshot. */
export const cluster = (snapshot: OpenSnapshot, query: IndexQuery, zoom: number, limit: number): ClusteredMatches => {
  const { within, selection } = query
  if ('city' in within || 'centre' in within || Object.keys(selection).length > 0 || !coversAll(snapshot, within))
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
  const markers = 'city' in query.within ? maxMarkers.city : maxMarkers.box
  return { ids, total, ...groupIntoClusters(snapshot, total, zoom, markers), version: snapshot.rows.version }
}
