import type { InvertedIndex } from './inverted-index.ts'

/** Returns the number of tolerated errors: none below three letters, one below eight, else two. Three letters must match in full length. */
const maxTypos = (length: number) => (length < 3 ? 0 : length < 8 ? 1 : 2)

type OnRun = (from: number, to: number, errors: number) => void

/**
 * Reports runs of words whose prefix equals the typed word except for wrong, missing, additional or swapped letters,
 * with the number of errors (optimal string alignment distance). Walks the sorted words as a tree: one row of the
 * distance table per prefix, no deeper than the number of tolerated errors allows.
 */
export const findTypos = ({ letters, wordStarts }: InvertedIndex, typed: Uint8Array, onRun: OnRun): void => {
  const maxErrors = maxTypos(typed.length)
  if (maxErrors === 0) return
  const width = typed.length + 1
  const maxDepth = typed.length + maxErrors
  const rows = new Uint8Array(width * (maxDepth + 1)).map((_, at) => (at < width ? at : maxErrors + 1))
  const letterAt = (word: number, depth: number) =>
    wordStarts[word]! + depth < wordStarts[word + 1]! ? letters[wordStarts[word]! + depth]! : 0

  /** Returns the end of the run of words that have this letter at this depth. */
  const runEnd = (from: number, to: number, depth: number, letter: number) => {
    let low = from + 1
    let high = to
    for (let step = 1; low < to && letterAt(low, depth) === letter; step *= 2) {
      const next = low + step
      if (next >= to || letterAt(next, depth) !== letter) {
        high = Math.min(next, to)
        break
      }
      low = next
    }
    if (low < to && letterAt(low, depth) !== letter) return low
    while (low < high) {
      const middle = (low + high) >> 1
      if (letterAt(middle, depth) === letter) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Fills the row for `depth` letters ending in `letter` after `before`; returns its lowest distance. */
  const fill = (depth: number, letter: number, before: number) => {
    const row = depth * width
    const above = (depth - 1) * width
    const higher = (depth - 2) * width
    rows[row] = depth
    let lowest = depth
    // Farther from the diagonal everything has more errors than are tolerated.
    const end = Math.min(width, depth + maxErrors + 1)
    for (let at = Math.max(1, depth - maxErrors); at < end; at++) {
      let errors = Math.min(rows[above + at]! + 1, rows[row + at - 1]! + 1, rows[above + at - 1]! + (typed[at - 1] === letter ? 0 : 1))
      if (depth > 1 && at > 1 && typed[at - 1] === before && typed[at - 2] === letter) errors = Math.min(errors, rows[higher + at - 2]! + 1)
      rows[row + at] = errors
      if (errors < lowest) lowest = errors
    }
    return lowest
  }

  const walk = (from: number, to: number, depth: number, before: number) => {
    for (let word = letterAt(from, depth) === 0 ? from + 1 : from; word < to; ) {
      const letter = letterAt(word, depth)
      const end = runEnd(word, to, depth, letter)
      const lowest = fill(depth + 1, letter, before)
      const errors = rows[(depth + 1) * width + typed.length]!
      if (errors <= maxErrors) {
        if (typed.length > 3) onRun(word, end, errors)
        else if (letterAt(word, depth + 1) === 0) onRun(word, word + 1, errors)
      }
      if (lowest <= maxErrors && depth + 1 < maxDepth) walk(word, end, depth + 1, letter)
      word = end
    }
  }
  walk(0, wordStarts.length - 1, 0, 0)
}
