import type { Lexicon } from './lexicon.ts'

/** Wrong letters that are forgiven: none in two letters, one up to seven, else two. Three letters must be the whole word but for that one. */
const forgiven = (length: number) => (length < 3 ? 0 : length < 8 ? 1 : 2)

type Found = (from: number, to: number, wrong: number) => void

/**
 * Tells the runs of words that begin like the typed word but for wrong, missing, doubled or swapped letters, each with their number
 * (optimal string alignment). The sorted words are walked as a tree: a row of the distance table for each beginning, no further than what
 * is forgiven.
 */
export const markTypos = ({ letters, starts }: Lexicon, typed: Uint8Array, found: Found): void => {
  const most = forgiven(typed.length)
  if (most === 0) return
  const width = typed.length + 1
  const deepest = typed.length + most
  const rows = new Uint8Array(width * (deepest + 1)).map((_, at) => (at < width ? at : most + 1))
  const letterAt = (word: number, depth: number) => (starts[word]! + depth < starts[word + 1]! ? letters[starts[word]! + depth]! : 0)

  /** Where the run of words ends that have this letter at this depth. */
  const runEnd = (from: number, to: number, depth: number, letter: number) => {
    let [low, high] = [from + 1, to]
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

  /** Fills the row below `depth` letters that end in `letter` after `before`; gives its smallest figure. */
  const fill = (depth: number, letter: number, before: number) => {
    const [row, above, higher] = [depth * width, (depth - 1) * width, (depth - 2) * width]
    rows[row] = depth
    let least = depth
    for (let at = 1; at < width; at++) {
      let wrong = Math.min(rows[above + at]! + 1, rows[row + at - 1]! + 1, rows[above + at - 1]! + (typed[at - 1] === letter ? 0 : 1))
      if (depth > 1 && at > 1 && typed[at - 1] === before && typed[at - 2] === letter) wrong = Math.min(wrong, rows[higher + at - 2]! + 1)
      rows[row + at] = wrong
      if (wrong < least) least = wrong
    }
    return least
  }

  const walk = (from: number, to: number, depth: number, before: number) => {
    for (let word = letterAt(from, depth) === 0 ? from + 1 : from; word < to; ) {
      const letter = letterAt(word, depth)
      const end = runEnd(word, to, depth, letter)
      const least = fill(depth + 1, letter, before)
      const wrong = rows[(depth + 1) * width + typed.length]!
      if (wrong <= most) {
        if (typed.length > 3) found(word, end, wrong)
        else if (letterAt(word, depth + 1) === 0) found(word, word + 1, wrong)
      }
      if (least <= most && depth + 1 < deepest) walk(word, end, depth + 1, letter)
      word = end
    }
  }
  walk(0, starts.length - 1, 0, 0)
}
