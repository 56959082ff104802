import { compareRecommended, type RowComparison } from './compare-rows.ts'
import { bytesOfIds, rowFinderOf, wordsOfIds } from './row-finder.ts'
import { allocate, type Dictionary, type FacetColumn, type FacetSpec, noValue, type Rows } from './rows.ts'
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

/** Copies name slots to `fresh` rows by id, from the given rows of `source`; the others have none. */
export const copySlots = (source: Pick<Rows, 'ids' | 'slot'>, rowsToCopy: Iterable<number>, fresh: Rows): void => {
  const rowOf = rowFinderOf(fresh.ids)
  const words = wordsOfIds(source.ids)
  fresh.slot.fill(noValue)
  for (const row of rowsToCopy) {
    const at = rowOf(words, row)
    if (at >= 0) fresh.slot[at] = source.slot[row] as number
  }
}

/**
 * Returns the rows without those of `changed` (ids), and with `fresh` inserted in the order `recommended`; `dictionary`
 * has the names of both.
 */
export const applyChanges = (
  rows: Rows,
  changed: readonly string[],
  fresh: Rows,
  facets: readonly FacetSpec[],
  dictionary: Pick<Dictionary, 'names'>,
  memory: SharedMemory = freshMemory,
): Rows => {
  const removed = findRows(rows, changed)
  copySlots(rows, removed, fresh)
  const compare = compareRecommended(rows, fresh, facets, dictionary.names)
  const cuts = [
    ...removed.map((row) => ({ at: row, gone: true, fresh: -1 })),
    ...Array.from({ length: fresh.length }, (_, one) => ({ at: insertionPoint(rows.length, compare, one), gone: false, fresh: one })),
    // Inserts at a row precede its removal; both kinds are in order already.
  ].toSorted((a, b) => a.at - b.at || Number(a.gone) - Number(b.gone) || a.fresh - b.fresh)
  const pieces: Piece[] = []
  let from = 0
  for (const { at, gone: removed, fresh: one } of cuts) {
    if (at > from) pieces.push({ rows, from, to: at })
    if (!removed) pieces.push({ rows: fresh, from: one, to: one + 1 })
    from = removed ? at + 1 : Math.max(from, at)
  }
  if (from < rows.length) pieces.push({ rows, from, to: rows.length })
  return concatRows(pieces, facets, memory)
}

/** Finds the rows of ids; unknown ids are ignored. */
export const findRows = ({ ids, length }: Rows, changed: readonly string[]): readonly number[] => {
  const isChanged = rowFinderOf(bytesOfIds(changed))
  const words = wordsOfIds(ids)
  const found: number[] = []
  for (let row = 0; row < length; row++) if (isChanged(words, row) >= 0) found.push(row)
  return found
}

/** Returns the first of `length` rows that comes after row `one` of the fresh ones. */
const insertionPoint = (length: number, compare: RowComparison, one: number): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(middle, one) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
