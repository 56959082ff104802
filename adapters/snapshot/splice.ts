import { allocate, type FacetColumn, type FacetSpec, none, type Rows } from './rows.ts'

/** Rows `from` to before `to` of some rows. */
export interface Piece {
  readonly rows: Rows
  readonly from: number
  readonly to: number
}

type Values = Rows['ids'] | FacetColumn['values'] | Rows['rank'] | Rows['longitude']

/** New rows made of pieces, one after the other; words are widened to the widest. */
export const applyChanges = (pieces: readonly Piece[], facets: readonly FacetSpec[]): Rows => {
  const length = pieces.reduce((sum, { from, to }) => sum + to - from, 0)
  const strides = facets.map((_, at) => pieces.reduce((widest, { rows }) => Math.max(widest, rows.facets[at]?.stride ?? 1), 1))
  const joined = allocate(length, facets, strides)
  const fill = (target: Values, stride: number, of: (rows: Rows) => FacetColumn | { stride: number; values: Values }) => {
    let at = 0
    for (const { rows, from, to } of pieces) {
      const { values, stride: narrow } = of(rows)
      if (narrow === stride) target.set(values.subarray(from * stride, to * stride), at * stride)
      else for (let i = from; i < to; i++) target.set(values.subarray(i * narrow, (i + 1) * narrow), (at + i - from) * stride)
      at += to - from
    }
  }
  fill(joined.ids, 16, ({ ids }) => ({ stride: 16, values: ids }))
  for (const name of ['rank', 'freePlaces', 'longitude', 'latitude', 'x', 'y', 'city', 'naming', 'slot'] as const)
    fill(joined[name], 1, (rows) => ({ stride: 1, values: rows[name] }))
  for (const [at, { values, stride }] of joined.facets.entries()) fill(values, stride, (rows) => rows.facets[at] as FacetColumn)
  return joined
}

/** Gives rows the slots that some of the known have for their ids. */
export const keepSlots = (known: Pick<Rows, 'ids' | 'slot'>, among: Iterable<number>, fresh: Rows): void => {
  const slots = new Map<string, number>()
  for (const row of among) slots.set(hexOf(known, row), known.slot[row] ?? none)
  for (let row = 0; row < fresh.length; row++) fresh.slot[row] = slots.get(hexOf(fresh, row)) ?? none
}

/** Rows without those of `changed` (ids), and with `fresh` at their ranks: what an edit makes of them. */
export const mend = (rows: Rows, changed: readonly string[], fresh: Rows, facets: readonly FacetSpec[]): Rows => {
  const gone = rowsOf(rows, changed)
  keepSlots(rows, gone, fresh)
  const cuts = [
    ...gone.map((row) => ({ at: row, gone: true, fresh: -1 })),
    ...Array.from({ length: fresh.length }, (_, one) => ({ at: placeOf(rows, fresh, one), gone: false, fresh: one })),
    // What comes before a row comes before that row goes; both kinds are in order already.
  ].toSorted((a, b) => a.at - b.at || Number(a.gone) - Number(b.gone) || a.fresh - b.fresh)
  const pieces: Piece[] = []
  let from = 0
  for (const { at, gone, fresh: one } of cuts) {
    if (at > from) pieces.push({ rows, from, to: at })
    if (!gone) pieces.push({ rows: fresh, from: one, to: one + 1 })
    from = gone ? at + 1 : Math.max(from, at)
  }
  if (from < rows.length) pieces.push({ rows, from, to: rows.length })
  return applyChanges(pieces, facets)
}

/** The rows of some ids; those that are not there are left out. */
const rowsOf = (rows: Rows, wanted: readonly string[]): readonly number[] => {
  const bytes = Buffer.from(rows.ids.buffer)
  const tails = new Map<number, string[]>()
  for (const id of wanted) {
    const hex = id.replaceAll('-', '')
    const tail = Number.parseInt(hex.slice(24), 16)
    tails.set(tail, [...(tails.get(tail) ?? []), hex])
  }
  const found: number[] = []
  for (let row = 0; row < rows.length; row++) if (tails.get(bytes.readUInt32BE(row * 16 + 12))?.includes(hexOf(rows, row))) found.push(row)
  return found
}

const hexOf = ({ ids }: Pick<Rows, 'ids'>, row: number): string => Buffer.from(ids.buffer, row * 16, 16).toString('hex')

/** The first row that ranks after row `one` of `fresh`. */
const placeOf = (rows: Rows, fresh: Rows, one: number): number => {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareRank(rows, middle, fresh, one) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** The highest rank first, then free places (unknown last), then id: as SQL's `order by rank desc, free_places desc nulls last, id`. */
export const compareRank = (a: Rows, i: number, b: Rows, j: number): number =>
  (b.rank[j] ?? 0) - (a.rank[i] ?? 0) ||
  (b.freePlaces[j] ?? 0) - (a.freePlaces[i] ?? 0) ||
  Buffer.compare(a.ids.subarray(i * 16, i * 16 + 16), b.ids.subarray(j * 16, j * 16 + 16))
