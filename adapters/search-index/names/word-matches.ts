import type { InvertedIndex } from './inverted-index.ts'
import { nominativesOf } from './nominatives.ts'
import { findTypos } from './typos.ts'

/** Cost of a match: exact word, prefix, other grammatical case, and each typing error. */
export const cost = { exact: 0, beginning: 1, inflected: 2, typo: 4, none: 255 } as const

/** Match of one typed word against all words of an index, and the runs of matching words. */
export interface WordMatches {
  /** Cost of each word of the index; `cost.none` without a match. */
  readonly costs: Uint8Array
  /** First word and the word after the last of each run, ascending and disjoint. */
  readonly runs: readonly (readonly [number, number])[]
  /** Number of postings of the matching words. */
  readonly occurrences: number
}

const encoder = new TextEncoder()

/** Compares a typed word with the first letters of a word of the index. */
const compare = ({ letters, wordStarts }: InvertedIndex, word: number, typed: Uint8Array): number => {
  const from = wordStarts[word]!
  const length = wordStarts[word + 1]! - from
  for (let at = 0; at < typed.length; at++) {
    if (at >= length) return -1
    const difference = letters[from + at]! - typed[at]!
    if (difference) return difference
  }
  return 0
}

/** Returns the first word with the typed prefix or greater; with `after`, the first word greater than all with that prefix. */
const bound = (index: InvertedIndex, typed: Uint8Array, after: boolean): number => {
  let low = 0
  let high = index.wordStarts.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const difference = compare(index, middle, typed)
    if (difference < 0 || (after && difference === 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Ways to compare a typed word with words: whole or in another grammatical case; also as a prefix; also with typing errors. */
export type Comparison = 'whole' | 'prefix' | 'typos'

/** Word of an index that a typed word may be in another grammatical case, and the cost of this match. */
export interface OtherCase {
  readonly word: number
  readonly cost: number
}

const lengthOf = ({ wordStarts }: InvertedIndex, word: number) => wordStarts[word + 1]! - wordStarts[word]!

/** Returns the number of a word of an index; -1 where the index does not have it. */
export const findWord = (index: InvertedIndex, word: string): number => {
  const letters = encoder.encode(word)
  const at = bound(index, letters, false)
  const exists = at + 1 < index.wordStarts.length && lengthOf(index, at) === letters.length && compare(index, at, letters) === 0
  return exists ? at : -1
}

/** Finds words of an index that may be the nominative of a word. */
const findNominatives = (index: InvertedIndex, word: string): readonly OtherCase[] =>
  nominativesOf(word).flatMap((nominative) => {
    const at = findWord(index, nominative)
    return at < 0 ? [] : { word: at, cost: cost.inflected }
  })

/** Finds the words that a typed word may mean; `otherCases` are words of the index, by default nominatives. */
export const matchWord = (
  index: InvertedIndex,
  word: string,
  comparison: Comparison,
  otherCases: readonly OtherCase[] = findNominatives(index, word),
): WordMatches => {
  const { wordStarts, postingStarts } = index
  const costs = new Uint8Array(wordStarts.length - 1).fill(cost.none)
  const runs: [number, number][] = []
  const mark = (from: number, to: number, costOf: (word: number) => number) => {
    for (let at = from; at < to; at++) costs[at] = Math.min(costs[at]!, costOf(at))
    if (from < to) runs.push([from, to])
  }
  const typed = encoder.encode(word)
  const isWhole = (at: number) => at < costs.length && lengthOf(index, at) === typed.length && compare(index, at, typed) === 0
  const first = bound(index, typed, false)
  const last = comparison === 'whole' ? first + (isWhole(first) ? 1 : 0) : bound(index, typed, true)
  // One letter is a beginning and no word: `k` is not the `k.` of Brzezie k. Sulechowa.
  const wholeCost = /^[a-z]$/.test(word) ? cost.beginning : cost.exact
  mark(first, last, (at) => (lengthOf(index, at) === typed.length ? wholeCost : cost.beginning))
  for (const one of otherCases) mark(one.word, one.word + 1, () => one.cost)
  // A number with another digit is another number.
  if (comparison === 'typos' && /[a-z]/.test(word))
    findTypos(index, typed, (from, to, errors) =>
      mark(from, to, (at) => cost.typo * errors + (Math.abs(lengthOf(index, at) - typed.length) <= errors ? cost.exact : cost.beginning)),
    )
  const merged = mergeRuns(runs)
  return { costs, runs: merged, occurrences: merged.reduce((sum, [from, to]) => sum + postingStarts[to]! - postingStarts[from]!, 0) }
}

const mergeRuns = (runs: readonly [number, number][]): readonly (readonly [number, number])[] => {
  const merged: [number, number][] = []
  for (const [from, to] of runs.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Returns `matchWord` for the words of one text, which it matches once each. */
export const makeWordMatcher = (index: InvertedIndex) => {
  const known = new Map<string, WordMatches>()
  return (words: readonly string[], comparison: Comparison): readonly WordMatches[] =>
    words.map((word) => {
      const key = `${comparison} ${word}`
      const matches = known.get(key) ?? matchWord(index, word, comparison)
      known.set(key, matches)
      return matches
    })
}

/** Matches the words of one text. */
export type WordMatcher = ReturnType<typeof makeWordMatcher>
