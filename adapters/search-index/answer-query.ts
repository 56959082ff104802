import type { ClusteredMatches, IndexMatches, IndexQuery } from '#core/search/facility-index.port.ts'
import { groupIntoClusters } from './clusters.ts'
import { coversAll, idOf, type OpenSnapshot } from './open-snapshot.ts'
import { selectRows } from './select-rows.ts'

const bestIds = ({ rows, selected }: OpenSnapshot, count: number, limit: number): readonly string[] =>
  Array.from(selected.subarray(0, Math.min(count, limit)), (row) => idOf(rows, row))

const countUnlocated = ({ rows: { longitude }, selected }: OpenSnapshot, count: number): number =>
  selected.subarray(0, count).reduce((sum, row) => sum + (Number.isNaN(longitude[row]) ? 1 : 0), 0)

/** Implements `FacilityIndex.find` on one snapshot. */
export const find = (snapshot: OpenSnapshot, query: IndexQuery, limit: number): IndexMatches => {
  const total = selectRows(snapshot, query)
  // Facilities without a point are in no box.
  const unlocated = 'city' in query.within ? countUnlocated(snapshot, total) : 0
  return { ids: bestIds(snapshot, total, limit), total, unlocated, version: snapshot.rows.version }
}

/** Implements `FacilityIndex.cluster` on one snapshot. */
export const cluster = (snapshot: OpenSnapshot, query: IndexQuery, zoom: number, limit: number): ClusteredMatches => {
  if ('city' in query.within || Object.keys(query.selection).length > 0 || !coversAll(snapshot, query.within))
    return computeClusters(snapshot, query, zoom, limit)
  const cacheKey = `${Math.floor(zoom)} ${limit}`
  const cached = snapshot.clusterCache.get(cacheKey) ?? computeClusters(snapshot, query, zoom, limit)
  snapshot.clusterCache.set(cacheKey, cached)
  return cached
}

const computeClusters = (snapshot: OpenSnapshot, query: IndexQuery, zoom: number, limit: number): ClusteredMatches => {
  const total = selectRows(snapshot, query)
  // Clustering overwrites the selection, so that the ids are read first.
  const ids = bestIds(snapshot, total, limit)
  return { ids, total, ...groupIntoClusters(snapshot, total, zoom), version: snapshot.rows.version }
}
