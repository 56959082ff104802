import { bayesianMean } from '#core/search/bayesian-mean.ts'
import type { RatingOrder } from '#core/search/facility-index.port.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { priorMeans } from './prior-means.ts'
import { columnOf, ratedAt, ratingCount, ratingMean } from './rating-columns.ts'
import { noValue } from './rows.ts'

/** Sort keys have 53 bits: 22 of the row, 15 of the number of opinions, and the mean in ten-thousandths of a point; or the second. */
const rowBits = 2 ** 22
const maxCount = 2 ** 15 - 1
const maxMean = 50_000
const maxSecond = 2 ** 31 - 1

/** Sorts the first `count` selected rows by Bayesian mean and number of opinions, or by the newest opinion; equal ones by rank, those without opinions last. */
export const sortByRating = (snapshot: OpenSnapshot, count: number, order: RatingOrder): void => {
  const { selected } = snapshot
  const keyOf = order === 'rating' ? meanKeys(snapshot) : newestKeys(snapshot)
  const keys = new Float64Array(count)
  for (let at = 0; at < count; at++) keys[at] = keyOf(selected[at] as number) * rowBits + (selected[at] as number)
  keys.sort()
  for (let at = 0; at < count; at++) selected[at] = (keys[at] as number) % rowBits
}

const meanKeys = (snapshot: OpenSnapshot) => {
  const priors = priorMeans(snapshot)
  const [counts, means] = [columnOf(snapshot, ratingCount), columnOf(snapshot, ratingMean)]
  return (row: number): number => {
    const count = counts[row] as number
    if (count === noValue) return maxMean * (maxCount + 1) + maxCount
    const mean = bayesianMean(count, means[row] as number, priors[snapshot.rows.city[row] as number] as number)
    return (maxMean - Math.floor(mean / 100 + 0.5)) * (maxCount + 1) + maxCount - Math.min(count, maxCount)
  }
}

const newestKeys = (snapshot: OpenSnapshot) => {
  const seconds = columnOf(snapshot, ratedAt)
  return (row: number): number => maxSecond - Math.max(0, seconds[row] as number)
}
