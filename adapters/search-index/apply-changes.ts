import { compareRecommended, type RowComparison } from './compare-rows.ts'
import { allocate, type Dictionary, type FacetColumn, type FacetSpec, noValue, type Rows } from './rows.ts'

/** Slice of rows, `from` to before `to`. */
export interface Piece {
  readonly rows: Rows
  readonly from: number
  readonly to: number
}

type Values = Rows['ids'] | FacetColumn['values'] | Rows['name'] | Rows['longitude']

/** Concatenates slices of rows; bit sets get the width of the widest. */
export const concatRows = (pieces: readonly Piece[], facets: readonly FacetSpec[]): Rows => {
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0)
  const strides = facets.map((_, at) => pieces.reduce((widest, { rows }) => Math.max(widest, rows.facets[at]?.stride ?? 1), 1))
  const result = allocate(length, facets, strides)
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

/** Copies name slots to `fresh` rows by id, from the given rows of `source`. */
export const copySlots = (source: Pick<Rows, 'ids' | 'slot'>, rowsToCopy: Iterable<number>, fresh: Rows): void => {
  const slots = new Map<string, number>()
  for (const row of rowsToCopy) slots.set(hexOf(source, row), source.slot[row] ?? noValue)
  for (let row = 0; row < fresh.length; row++) fresh.slot[row] = slots.get(hexOf(fresh, row)) ?? noValue
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
  return concatRows(pieces, facets)
}

/** Finds the rows of ids; unknown ids are ignored. */
export const findRows = (rows: Rows, ids: readonly string[]): readonly number[] => {
  const bytes = Buffer.from(rows.ids.buffer)
  const tails = new Map<number, string[]>()
  for (const id of ids) {
    const hex = id.replaceAll('-', '')
    const tail = Number.parseInt(hex.slice(24), 16)
    tails.set(tail, [...(tails.get(tail) ?? []), hex])
  }
  const found: number[] = []
  for (let row = 0; row < rows.length; row++) if (tails.get(bytes.readUInt32BE(row * 16 + 12))?.includes(hexOf(rows, row))) found.push(row)
  return found
}

const hexOf = ({ ids }: Pick<Rows, 'ids'>, row: number): string => Buffer.from(ids.buffer, row * 16, 16).toString('hex')

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
