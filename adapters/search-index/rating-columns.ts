import type { OpenSnapshot } from './open-snapshot.ts'
import type { FacetSpec } from './rows.ts'

/** Column with the number of opinions of a rated facility. */
export const ratingCount: FacetSpec = { key: 'rating:count', kind: 'range', from: 'nullif(f.rating_count, 0)' }

/** Column with the mean rating in millionths of a point: whole numbers, so that sums and means are the same here and in SQL. */
export const ratingMean: FacetSpec = {
  key: 'rating:mean',
  kind: 'range',
  from: 'case when f.rating_count > 0 then round(f.rating_total * 1000000)::integer end',
}

/** Column with the second of the newest opinion. */
export const ratedAt: FacetSpec = { key: 'rating:at', kind: 'range', from: 'floor(extract(epoch from f.rated_at))::integer' }

/** Returns the values of one of these columns by row. */
export const columnOf = ({ rows, facets }: OpenSnapshot, column: FacetSpec): ArrayLike<number> =>
  rows.facets[facets.findIndex(({ key }) => key === column.key)]?.values ?? []
