import type { OpenSnapshot } from './open-snapshot.ts'
import type { FacetSpec } from './rows.ts'

/** Column with the mean rating in millionths of a point: whole numbers, so that sums and means are the same here and in SQL. */
export const ratingMean: FacetSpec = {
  key: 'rating:mean',
  kind: 'range',
  from: 'case when f.rating_count > 0 then round(f.rating_total * 1000000)::integer end',
}

/** Returns the mean ratings by row. */
export const ratings = ({ rows, facets }: OpenSnapshot): ArrayLike<number> =>
  rows.facets[facets.findIndex(({ key }) => key === ratingMean.key)]?.values ?? []
