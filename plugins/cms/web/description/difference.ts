import { diffArrays } from 'diff'

/** Piece of a text: in both, only in the older, or only in the newer one. */
export interface Piece {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** Line of a difference, of which parts may be the same. */
export type DifferenceLine = readonly Piece[]

/** Removed and added parts up to which texts are compared one by one; the time grows with the square. */
const maxChanges = 500

/** Returns runs of parts that are the same, removed or added; where there are too many, all are removed and added. */
const compare = (before: readonly string[], after: readonly string[]) => {
  const changes = diffArrays([...before], [...after], { maxEditLength: maxChanges })
  if (changes === undefined) return [{ kind: 'removed', parts: before } as const, { kind: 'added', parts: after } as const]
  return changes.map(({ added, removed, value: parts }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', parts }) as const)
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
const wordsOf = (line: string): readonly string[] => line.match(/\s+|[^\s]+/gu) ?? []

const compareWords = (before: string, after: string): DifferenceLine =>
  compare(wordsOf(before), wordsOf(after)).map(({ kind, parts }) => ({ kind, text: parts.join('') }))

/**
 * Returns the difference of two texts by lines; where a line took the place of another one, by words. Empty lines are
 * left out.
 */
export const differenceOf = (before: string, after: string): readonly DifferenceLine[] => {
  const lines: DifferenceLine[] = []
  let removed: readonly string[] = []
  let added: readonly string[] = []
  const replace = () => {
    for (let n = 0; n < Math.max(removed.length, added.length); n++) lines.push(compareWords(removed[n] ?? '', added[n] ?? ''))
    removed = []
    added = []
  }
  for (const { kind, parts } of compare(linesOf(before), linesOf(after))) {
    if (kind === 'removed') removed = [...removed, ...parts]
    else if (kind === 'added') added = [...added, ...parts]
    else {
      replace()
      lines.push(...parts.map((text) => [{ kind, text }]))
    }
  }
  replace()
  return lines
}
