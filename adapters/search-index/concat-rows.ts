import { allocate, type FacetColumn, type FacetSpec, type Rows } from './rows.ts'
import { freshMemory, type SharedMemory } from './shared-memory.ts'

/** Slice of rows, `from` to before `to`. */
export interface Piece {
  readonly rows: Rows
  readonly from: number
  readonly to: number
}

type Values = Rows['ids'] | FacetColumn['values'] | Rows['name'] | Rows['longitude']

/** Concatenates slices of rows; bit sets get the width of the widest. */
export const concatRows = (pieces: readonly Piece[], facets: readonly FacetSpec[], memory: SharedMemory = freshMemory): Rows => {
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0)
  const strides = facets.map((_, at) => pieces.reduce((widest, { rows }) => Math.max(widest, rows.facets[at]?.stride ?? 1), 1))
  const result = allocate(length, facets, strides, memory)
  const fill = (target: Values, stride: number, of: (rows: Rows) => FacetColumn | { stride: number; values: Values }) => {
    let at = 0
    for (const { rows, from, to } of pieces) {
      const { values, stride: narrow } = of(rows)
      if (narrow === stride) target.set(values.subarray(from * stride, to * stride), at * stride)
      else for (let i = from; i < to; i++) target.set(values.subarray(i * narrow, (i + 1) * narrow), (at + i - from) * stride)
      at += to - from
    }
  }
  fill(result.ids, 16, ({ ids }) => ({ stride: 16, values: ids }))
  for (const name of ['name', 'longitude', 'latitude', 'x', 'y', 'city', 'nameHash', 'slot'] as const)
    fill(result[name], 1, (rows) => ({ stride: 1, values: rows[name] }))
  for (const [at, { values, stride }] of result.facets.entries()) fill(values, stride, (rows) => rows.facets[at] as FacetColumn)
  return result
}
