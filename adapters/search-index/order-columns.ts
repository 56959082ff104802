import { type Criterion, type CriterionKey, criteria } from '#core/search/orders.ts'
import type { FacetSpec } from './rows.ts'

const columnOfCriterion = ([key, criterion]: readonly [string, Criterion]): readonly FacetSpec[] => {
  if (criterion.kind === 'flag') return [{ key: `order:${key}`, kind: 'boolean', from: criterion.from }]
  return criterion.kind === 'number' || criterion.kind === 'rotation' ? [{ key: `order:${key}`, kind: 'range', from: criterion.from }] : []
}

/** Columns with the flags and numbers by which lists are sorted, and the hashes from which their rotation is computed. */
export const orderColumns: readonly FacetSpec[] = Object.entries(criteria).flatMap(columnOfCriterion)

/** Returns the values of such a column by row. */
export const orderValues = (
  {
    facets,
    rows,
  }: { readonly facets: readonly FacetSpec[]; readonly rows: { readonly facets: readonly { readonly values: ArrayLike<number> }[] } },
  key: CriterionKey,
): ArrayLike<number> => {
  const values = rows.facets[facets.findIndex((one) => one.key === `order:${key}`)]?.values
  if (!values) throw new Error(`The index has no column for ${key}`)
  return values
}
