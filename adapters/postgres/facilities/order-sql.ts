import { type Criterion, type CriterionKey, criteria, criteriaOf, type Order } from '#core/search/orders.ts'
import { priorMeans, sortedRating } from './rating-sql.ts'

const termOf = (criterion: Criterion): string => {
  switch (criterion.kind) {
    case 'flag':
      return `(${criterion.from})`
    case 'number':
      return `${criterion.from} ${criterion.highestFirst ? 'desc' : 'asc'} nulls last`
    case 'text':
      return `${criterion.from} collate "C"`
    case 'id':
      return 'f.id'
    case 'mean':
      return `${sortedRating} desc nulls last`
    case 'distance':
      throw new Error('Only the search index sorts by distance')
  }
}

/** Returns criteria as terms of `order by`, for the table `facility` aliased `f`. */
export const orderTerms = (keys: readonly CriterionKey[]): string => keys.map((key) => termOf(criteria[key])).join(', ')

/** Returns an order as terms of `order by` for the table `facility` aliased `f`, and the joins that they need. */
export const orderSql = (order: Order): { readonly terms: string; readonly joins: string } => {
  const keys = criteriaOf(order)
  const needsPrior = keys.some((key) => criteria[key].kind === 'mean')
  return { terms: orderTerms(keys), joins: needsPrior ? priorMeans : '' }
}
