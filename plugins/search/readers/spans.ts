import { lengthAt, type Phrase } from '#core/search/phrase.ts'
import type { Meaning, Proposal } from '#core/search/reading/meaning.ts'
import { weightOf, type weights } from '#core/search/reading/weights.ts'
import type { Word } from '#core/search/words.ts'

/** Returns the longest of the phrases at each position, as first and last word. */
export const spansOf = (phrases: readonly Phrase[], words: readonly Word[]): readonly (readonly [from: number, to: number])[] =>
  words.flatMap((_, from) => {
    const length = lengthAt(phrases, words, from)
    return length > 0 ? [[from, from + length] as const] : []
  })

/** Creates a proposal with the weight of its kind. */
export const propose = (from: number, to: number, meaning: Meaning, kind: keyof typeof weights): Proposal => ({
  from,
  to,
  meaning,
  weight: weightOf(kind, to - from),
})

/** Runs a function that reads one meaning at a position on all positions. */
export const atEach = (words: readonly Word[], readAt: (at: number) => readonly Proposal[]): readonly Proposal[] =>
  words.flatMap((_, at) => readAt(at))
