import { rotationBits, rotationDays, rotationNumbers } from '#core/search/daily-rotation.ts'
import { type Criterion, type CriterionKey, criteria, criteriaOf, type Order } from '#core/search/orders.ts'
import { priorMeans, sortedRating } from './rating-sql.ts'

/** Returns the terms of the rotation of a day, as `rotationOn` computes them. */
const turnTerms = (from: string, day: number | null): string => {
  if (day === null) throw new Error('The rotation needs a day')
  const { first, factor, summand } = rotationNumbers(day)
  const hash = `((${from})::bigint & ${2 ** 32 - 1})`
  return `${hash} % ${rotationDays} <> ${first}, ((${hash} * ${factor} + ${summand}) & ${2 ** 32 - 1}) >> ${32 - rotationBits}`
}

const termOf = (criterion: Criterion, day: number | null): string => {
  switch (criterion.kind) {
    case 'flag':
      return `(${criterion.from})`
    case 'number':
      return `${criterion.from} ${criterion.highestFirst ? 'desc' : 'asc'} nulls last`
    case 'text':
      return `${criterion.from} collate "C"`
    case 'rotation':
      return turnTerms(criterion.from, day)
    case 'id':
      return 'f.id'
    case 'mean':
      return `${sortedRating} desc nulls last`
    case 'distance':
      throw new Error('Only the search index sorts by distance')
  }
}

/** Returns criteria as terms of `order by`, for the table `facility` aliased `f`; `day` of the rotation, if it is among them. */
export const orderTerms = (keys: readonly CriterionKey[], day: number | null = null): string =>
  keys.map((key) => termOf(criteria[key], day)).join(', ')

/** Returns an order on a day of the rotation as terms of `order by` for the table `facility` aliased `f`, and the joins that they need. */
export const orderSql = (order: Order, day: number): { readonly terms: string; readonly joins: string } => {
  const keys = criteriaOf(order)
  const needsPrior = keys.some((key) => criteria[key].kind === 'mean')
  return { terms: orderTerms(keys, day), joins: needsPrior ? priorMeans : '' }
}
