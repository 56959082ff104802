import { priorMean } from '#core/search/bayesian-mean.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { orderValues } from './order-columns.ts'
import { ratings } from './rating-columns.ts'
import { noValue } from './rows.ts'

interface Sum {
  count: number
  sum: number
}

const known = new WeakMap<OpenSnapshot, Float64Array>()

/**
 * Returns the prior mean of each city in millionths of a point; computed with the first query of a snapshot. Invented
 * facilities that do not count add nothing.
 */
export const priorMeans = (snapshot: OpenSnapshot): Float64Array => {
  const means = known.get(snapshot) ?? computeMeans(snapshot)
  known.set(snapshot, means)
  return means
}

const computeMeans = (snapshot: OpenSnapshot): Float64Array => {
  const { rows, countedRows } = snapshot
  const counts = orderValues(snapshot, 'opinionCount')
  const means = ratings(snapshot)
  const sums = new Map<string, Sum>()
  const sumOf = (area: string): Sum => {
    const sum = sums.get(area) ?? { count: 0, sum: 0 }
    sums.set(area, sum)
    return sum
  }
  // A city is called `malopolskie/krakow`; the country is the empty text.
  const areas = rows.cities.map((city) => [city, city.replace(/\/.*/, ''), ''].map(sumOf))
  for (let row = 0; row < countedRows; row++) {
    const count = counts[row] as number
    if (count === noValue) continue
    for (const area of areas[rows.city[row] as number] ?? []) {
      area.count += count
      area.sum += count * (means[row] as number)
    }
  }
  return Float64Array.from(areas, priorMean)
}
