/** Number of opinions that the prior mean counts as (decisions §0). */
export const priorWeight = 5

/** Number of opinions from which the mean of an area is known well enough to be the prior. */
export const minPriorOpinions = 10

/** Opinions of several facilities: their number, and the sum of their ratings. */
export interface RatingSum {
  readonly count: number
  readonly sum: number
}

/**
 * Returns the mean to expect of a facility about which nothing is known: that of the first area with enough opinions,
 * else of the last; 0 without any.
 */
export const priorMean = (areas: readonly RatingSum[]): number => {
  const { count, sum } = areas.find((area) => area.count >= minPriorOpinions) ?? areas.at(-1) ?? { count: 0, sum: 0 }
  return count === 0 ? 0 : sum / count
}

/** Returns the mean by which rated facilities are sorted: a few opinions move it little from the prior, many make it their own mean. */
export const bayesianMean = (count: number, mean: number, prior: number): number =>
  (priorWeight * prior + count * mean) / (priorWeight + count)
