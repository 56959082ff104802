import { recommendedCriteria } from '#core/search/orders.ts'
import { compareBy } from './compare-rows.ts'
import { type NamesInOrder, ranksOf } from './names-in-order.ts'
import { placesOfRows } from './row-places.ts'
import type { FacetSpec, Rows } from './rows.ts'
import { sortPart } from './sort-part.ts'

type Values = Rows['ids'] | Rows['name'] | Rows['longitude'] | Rows['slot']

/** Sorts rows in place in the order `recommended`, as SQL would: column by column, so that only one of them is there twice. */
export const sortRecommended = (rows: Rows, facets: readonly FacetSpec[], names: NamesInOrder): void => {
  const order = recommendedOrder(rows, facets, names)
  permute(rows.ids, 16, order)
  for (const column of ['name', 'longitude', 'latitude', 'x', 'y', 'city', 'nameHash', 'slot'] as const) permute(rows[column], 1, order)
  for (const { values, stride } of rows.facets) permute(values, stride, order)
}

const recommendedOrder = (rows: Rows, facets: readonly FacetSpec[], names: NamesInOrder): Uint32Array => {
  const order = Uint32Array.from({ length: rows.length }, (_, row) => row)
  const others = recommendedCriteria.filter((key) => key !== 'id')
  const table = { facets, rows, nameRanks: ranksOf(names) }
  for (const key of others.toReversed()) sortPart(order, placesOfRows(table, key))
  sortRuns(order, compareBy(others, rows, rows, facets, names), compareBy(['id'], rows, rows, facets, names))
  return order
}

/** Sorts each run of rows that are equal by one comparison by another one. */
const sortRuns = (order: Uint32Array, compare: (i: number, j: number) => number, compareEqual: (i: number, j: number) => number): void => {
  for (let from = 0, to = 0; from < order.length; from = to) {
    for (to = from + 1; to < order.length && compare(order[from] as number, order[to] as number) === 0; ) to++
    if (to > from + 1) order.subarray(from, to).sort(compareEqual)
  }
}

const permute = (values: Values, stride: number, order: Uint32Array): void => {
  const before = values.slice()
  for (let at = 0; at < order.length; at++)
    for (let word = 0; word < stride; word++) values[at * stride + word] = before[(order[at] as number) * stride + word] as number
}
