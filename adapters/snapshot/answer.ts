import type { Clustered, Found, IndexQuery } from '#core/search/facility-index.port.ts'
import { clustersOf } from './clusters.ts'
import { holdsAll, idOf, type OpenSnapshot } from './open-snapshot.ts'
import { selectRows } from './select-rows.ts'

const bestOf = ({ rows, selected }: OpenSnapshot, count: number, limit: number): readonly string[] =>
  Array.from(selected.subarray(0, Math.min(count, limit)), (row) => idOf(rows, row))

const withoutPoint = ({ rows: { longitude }, selected }: OpenSnapshot, count: number): number =>
  selected.subarray(0, count).reduce((sum, row) => sum + (Number.isNaN(longitude[row]) ? 1 : 0), 0)

/** Answers `FacilityIndex.find` of one snapshot. */
export const find = (open: OpenSnapshot, query: IndexQuery, limit: number): Found => {
  const total = selectRows(open, query)
  // Who has no point is in no box.
  const unlocated = 'city' in query.within ? withoutPoint(open, total) : 0
  return { ids: bestOf(open, total, limit), total, unlocated, version: open.rows.version }
}

/** Answers `FacilityIndex.cluster` of one snapshot. */
export const cluster = (open: OpenSnapshot, query: IndexQuery, zoom: number, limit: number): Clustered => {
  if ('city' in query.within || Object.keys(query.choice).length > 0 || !holdsAll(open, query.within))
    return clusterOf(open, query, zoom, limit)
  const asked = `${Math.floor(zoom)} ${limit}`
  const answer = open.whole.get(asked) ?? clusterOf(open, query, zoom, limit)
  open.whole.set(asked, answer)
  return answer
}

const clusterOf = (open: OpenSnapshot, query: IndexQuery, zoom: number, limit: number): Clustered => {
  const total = selectRows(open, query)
  // The clusters are made in the place of the selection.
  const ids = bestOf(open, total, limit)
  return { ids, total, ...clustersOf(open, total, zoom), version: open.rows.version }
}
