import { rotationOn } from '#core/search/daily-rotation.ts'
import { type CriterionKey, criteria, recommendedCriteria } from '#core/search/orders.ts'
import { type NamesInOrder, ranksOf } from './names-in-order.ts'
import { orderValues } from './order-columns.ts'
import type { FacetSpec, Rows } from './rows.ts'

/** Compares row `i` of `a` with row `j` of `b`: negative if the first comes first. */
export type RowComparison = (i: number, j: number) => number

/** Values besides the rows on which their order depends. */
export interface OrderContext {
  readonly facets: readonly FacetSpec[]
  readonly names: NamesInOrder
  /** Day of the rotation. */
  readonly day: number
}

const comparisonOf = (key: CriterionKey, a: Rows, b: Rows, { facets, names, day }: OrderContext): RowComparison => {
  const { kind } = criteria[key]
  if (kind === 'id') return (i, j) => Buffer.compare(a.ids.subarray(i * 16, i * 16 + 16), b.ids.subarray(j * 16, j * 16 + 16))
  if (kind === 'text') {
    const ranks = ranksOf(names)
    return (i, j) => (ranks[a.name[i] ?? 0] ?? 0) - (ranks[b.name[j] ?? 0] ?? 0)
  }
  const left = orderValues({ facets, rows: a }, key)
  const right = orderValues({ facets, rows: b }, key)
  if (kind === 'rotation') {
    const rotationOf = rotationOn(day)
    return (i, j) => rotationOf(left[i] ?? 0) - rotationOf(right[j] ?? 0)
  }
  // A missing number is smaller than all others, and last where the highest is first.
  return kind === 'flag' ? (i, j) => (left[i] ?? 0) - (right[j] ?? 0) : (i, j) => (right[j] ?? 0) - (left[i] ?? 0)
}

/** Returns the comparison of the rows of two tables by criteria: as SQL sorts them. */
export const compareBy = (keys: readonly CriterionKey[], a: Rows, b: Rows, context: OrderContext): RowComparison => {
  const comparisons = keys.map((key) => comparisonOf(key, a, b, context))
  return (i, j) => {
    for (const compare of comparisons) {
      const difference = compare(i, j)
      if (difference !== 0) return difference
    }
    return 0
  }
}

/** Returns the comparison of the rows of two tables in the order `recommended`. */
export const compareRecommended = (a: Rows, b: Rows, context: OrderContext): RowComparison => compareBy(recommendedCriteria, a, b, context)
