import { bayesianMean } from '#core/search/bayesian-mean.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { orderValues } from './order-columns.ts'
import { priorMeans } from './prior-means.ts'
import { ratings } from './rating-columns.ts'
import { noValue } from './rows.ts'

/** Returns the Bayesian mean of each row in ten-thousandths of a point, as `sortedRating` in SQL; `null` without opinions. */
export const meanOfRow = (snapshot: OpenSnapshot): ((row: number) => number | null) => {
  const priors = priorMeans(snapshot)
  const counts = orderValues(snapshot, 'opinionCount')
  const means = ratings(snapshot)
  return (row) => {
    const count = counts[row] as number
    if (count === noValue) return null
    const mean = bayesianMean(count, means[row] as number, priors[snapshot.rows.city[row] as number] as number)
    return Math.floor(mean / 100 + 0.5)
  }
}
