/** Piece of a text: in both, only in the older, or only in the newer one. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Cells of the table of common parts above which parts are not compared one by one. */
const maxCells = 4_000_000

/** Returns the pieces of two lists by their longest common subsequence; very long ones are removed and added as a whole. */
const compare = (before: readonly string[], after: readonly string[]): readonly Piece[] => {
  const piece = (kind: Piece['kind']) => (text: string) => ({ kind, text })
  const columns = after.length + 1
  if ((before.length + 1) * columns > maxCells) return [...before.map(piece('removed')), ...after.map(piece('added'))]
  const lengths = new Uint16Array((before.length + 1) * columns)
  const at = (b: number, a: number) => lengths[b * columns + a] ?? 0
  for (let b = before.length - 1; b >= 0; b--)
    for (let a = after.length - 1; a >= 0; a--)
      lengths[b * columns + a] = before[b] === after[a] ? at(b + 1, a + 1) + 1 : Math.max(at(b + 1, a), at(b, a + 1))
  const pieces: Piece[] = []
  let b = 0
  let a = 0
  while (b < before.length || a < after.length) {
    const removed = before[b]
    const added = after[a]
    if (removed !== undefined && removed === added) {
      pieces.push({ kind: 'same', text: removed })
      b++
      a++
    } else if (removed !== undefined && (added === undefined || at(b + 1, a) >= at(b, a + 1))) {
      pieces.push({ kind: 'removed', text: removed })
      b++
    } else if (added !== undefined) {
      pieces.push({ kind: 'added', text: added })
      a++
    }
  }
  return pieces
}

/** Joins neighbours of one kind. */
const joined = (pieces: readonly Piece[]): readonly Piece[] => {
  const all: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = all.at(-1)
    if (last?.kind === kind) all[all.length - 1] = { kind, text: last.text + text }
    else all.push({ kind, text })
  }
  return all
}

const wordsOf = (line: string): readonly string[] => line.match(/\s+|[^\s]+/gu) ?? []

/** Line of a difference, of which parts may be the same. */
export type DifferenceLine = readonly Piece[]

/**
 * Returns the difference of two texts by lines; where a line took the place of another one, by words. Empty lines are
 * left out.
 */
export const differenceOf = (before: string, after: string): readonly DifferenceLine[] => {
  const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  const pieces = compare(linesOf(before), linesOf(after))
  const lines: DifferenceLine[] = []
  for (let n = 0; n < pieces.length; ) {
    const { kind, text } = pieces[n] ?? { kind: 'same', text: '' }
    if (kind === 'same') {
      lines.push([{ kind, text }])
      n++
      continue
    }
    const end = pieces.findIndex((piece, m) => m > n && piece.kind === 'same')
    const changed = pieces.slice(n, end < 0 ? pieces.length : end)
    const removed = changed.filter((piece) => piece.kind === 'removed')
    const added = changed.filter((piece) => piece.kind === 'added')
    for (let m = 0; m < Math.max(removed.length, added.length); m++)
      lines.push(joined(compare(wordsOf(removed[m]?.text ?? ''), wordsOf(added[m]?.text ?? ''))))
    n += changed.length
  }
  return lines
}
