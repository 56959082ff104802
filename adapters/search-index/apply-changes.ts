import { compareRecommended, type OrderContext, type RowComparison } from './compare-rows.ts'
import { concatRows, type Piece } from './concat-rows.ts'
import { bytesOfIds, rowFinderOf, wordsOfIds } from './row-finder.ts'
import { noValue, type Rows } from './rows.ts'
import { freshMemory, type SharedMemory } from './shared-memory.ts'

/** Copies name slots to `fresh` rows by id, from the given rows of `source`; the others have none. */
export const copySlots = (source: Pick<Rows, 'ids' | 'slot'>, rowsToCopy: Iterable<number>, fresh: Rows): void => {
  const findRow = rowFinderOf(fresh.ids)
  const words = wordsOfIds(source.ids)
  fresh.slot.fill(noValue)
  for (const row of rowsToCopy) {
    const at = findRow(words, row)
    if (at >= 0) fresh.slot[at] = source.slot[row] as number
  }
}

/**
 * Returns the rows without those of `changed` (ids), and with `fresh` inserted in the order `recommended`; the names of
 * the context are those of both.
 */
export const applyChanges = (
  rows: Rows,
  changed: readonly string[],
  fresh: Rows,
  context: OrderContext,
  memory: SharedMemory = freshMemory,
): Rows => {
  const removed = findRows(rows, changed)
  copySlots(rows, removed, fresh)
  const compare = compareRecommended(rows, fresh, context)
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
  return concatRows(pieces, context.facets, memory)
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
