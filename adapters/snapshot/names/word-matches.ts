import type { Lexicon } from './lexicon.ts'
import { nominativesOf } from './nominatives.ts'
import { markTypos } from './typos.ts'

/** What a match costs: a whole word, a beginning, another case, and each wrong letter. */
export const cost = { exact: 0, beginning: 1, declined: 2, typo: 4, none: 255 } as const

/** How well each word of a lexicon answers one word that was typed, and the runs of words that answer at all. */
export interface WordMatches {
  /** Of each word of the lexicon its cost; `cost.none` where it does not answer. */
  readonly costs: Uint8Array
  /** First word and the one after the last of each run, in order, none twice. */
  readonly runs: readonly (readonly [number, number])[]
  /** How often the words of the runs are borne. */
  readonly borne: number
}

const encoder = new TextEncoder()

/** The order of a typed word and the first letters of a word of the lexicon. */
const compare = ({ letters, starts }: Lexicon, word: number, typed: Uint8Array): number => {
  const from = starts[word]!
  const length = starts[word + 1]! - from
  for (let at = 0; at < typed.length; at++) {
    if (at >= length) return -1
    const apart = letters[from + at]! - typed[at]!
    if (apart) return apart
  }
  return 0
}

/** The first word that is not smaller (`after`: that is greater) than all that begin so. */
const bound = (lexicon: Lexicon, typed: Uint8Array, after: boolean): number => {
  let [low, high] = [0, lexicon.starts.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const apart = compare(lexicon, middle, typed)
    if (apart < 0 || (after && apart === 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Finds the words that a typed word may mean: its beginnings and other cases, with wrong letters too where `typos`. */
export const matchWord = (lexicon: Lexicon, word: string, typos: boolean): WordMatches => {
  const { starts, thingStarts } = lexicon
  const costs = new Uint8Array(starts.length - 1).fill(cost.none)
  const runs: [number, number][] = []
  const mark = (from: number, to: number, costOf: (word: number) => number) => {
    for (let at = from; at < to; at++) costs[at] = Math.min(costs[at]!, costOf(at))
    if (from < to) runs.push([from, to])
  }
  const typed = encoder.encode(word)
  const lengthOf = (at: number) => starts[at + 1]! - starts[at]!
  mark(bound(lexicon, typed, false), bound(lexicon, typed, true), (at) => (lengthOf(at) === typed.length ? cost.exact : cost.beginning))
  for (const nominative of nominativesOf(word)) {
    const letters = encoder.encode(nominative)
    const at = bound(lexicon, letters, false)
    if (at < costs.length && lengthOf(at) === letters.length && compare(lexicon, at, letters) === 0) mark(at, at + 1, () => cost.declined)
  }
  if (typos)
    markTypos(lexicon, typed, (from, to, wrong) =>
      mark(from, to, (at) => cost.typo * wrong + (Math.abs(lengthOf(at) - typed.length) <= wrong ? cost.exact : cost.beginning)),
    )
  const apart = joined(runs)
  return { costs, runs: apart, borne: apart.reduce((sum, [from, to]) => sum + thingStarts[to]! - thingStarts[from]!, 0) }
}

const joined = (runs: readonly [number, number][]): readonly (readonly [number, number])[] => {
  const apart: [number, number][] = []
  for (const [from, to] of runs.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}
