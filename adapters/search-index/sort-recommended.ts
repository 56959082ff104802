import { rotationOn } from '#core/search/daily-rotation.ts'
import { type CriterionKey, recommendedCriteria } from '#core/search/orders.ts'
import { compareBy, type OrderContext } from './compare-rows.ts'
import { concatRows } from './concat-rows.ts'
import { ranksOf } from './names-in-order.ts'
import { orderValues } from './order-columns.ts'
import { placesOfRows } from './row-places.ts'
import type { Rows } from './rows.ts'
import type { SharedMemory } from './shared-memory.ts'
import { sortSlice } from './sort-slice.ts'

type Values = Rows['ids'] | Rows['name'] | Rows['longitude'] | Rows['slot']

/** Sorts rows in place in the order `recommended`, as SQL would: column by column, so that only one of them is there twice. */
export const sortRecommended = (rows: Rows, context: OrderContext): void => {
  const order = recommendedOrder(rows, context)
  permute(rows.ids, 16, order)
  for (const column of ['name', 'longitude', 'latitude', 'x', 'y', 'city', 'nameHash', 'slot'] as const) permute(rows[column], 1, order)
  for (const { values, stride } of rows.facets) permute(values, stride, order)
}

/** Returns a copy of rows in the order `recommended`, such as that of another day. */
export const sortedAgain = (rows: Rows, context: OrderContext, memory: SharedMemory): Rows => {
  const copy = concatRows([{ rows, from: 0, to: rows.length }], context.facets, memory)
  sortRecommended(copy, context)
  return copy
}

const placesBy = (rows: Rows, { facets, names, day }: OrderContext, key: CriterionKey): ((row: number) => number) => {
  const table = { facets, rows, nameRanks: ranksOf(names) }
  if (key !== 'rotation') return placesOfRows(table, key)
  const hashes = orderValues(table, key)
  const rotationOf = rotationOn(day)
  return (row) => rotationOf(hashes[row] as number)
}

const recommendedOrder = (rows: Rows, context: OrderContext): Uint32Array => {
  const order = Uint32Array.from({ length: rows.length }, (_, row) => row)
  const others = recommendedCriteria.filter((key) => key !== 'id')
  for (const key of others.toReversed()) sortSlice(order, placesBy(rows, context, key))
  sortRuns(order, compareBy(others, rows, rows, context), compareBy(['id'], rows, rows, context))
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
