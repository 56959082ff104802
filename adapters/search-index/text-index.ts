import type { IndexedText, TextIndex, TextIndexes } from '#core/search/text-index.port.ts'
import { formsOf } from './names/abbreviations.ts'
import { findDocuments } from './names/find-documents.ts'
import { buildInvertedIndex } from './names/inverted-index.ts'
import { nominativesOf } from './names/nominatives.ts'
import { parseWords, tokenize } from './names/tokenize.ts'
import { type Comparison, makeWordMatcher } from './names/word-matches.ts'

/**
 * Creates a function that returns the words of a text, and what they may be in the nominative, in which people search:
 * `na drzewku` by `drzewko`. Texts have most words in common.
 */
const makeWordsOf = () => {
  const known = new Map<string, readonly string[]>()
  const formsOfWord = (word: string) => {
    const forms = known.get(word) ?? [...formsOf(word), ...nominativesOf(word)]
    known.set(word, forms)
    return forms
  }
  return (text: string): readonly string[] => [...new Set(tokenize(text))].flatMap(formsOfWord)
}

/** Indexes texts by the words of their titles, contexts and texts, as the index of names does those of facilities. */
const buildTextIndex = (texts: readonly IndexedText[]): TextIndex => {
  const wordsOf = makeWordsOf()
  const index = buildInvertedIndex(
    texts.map(({ title, context, text }) => ({
      nameWords: wordsOf(title),
      contextWords: wordsOf(context),
      distantWords: wordsOf(text),
    })),
  )
  const all = texts.map((_, at) => at)

  const find = (words: readonly string[], comparison: Comparison): readonly number[] => {
    const found: { readonly at: number; readonly cost: number }[] = []
    findDocuments(index, makeWordMatcher(index)(words, comparison), {
      accepts: () => true,
      onMatch: (cost, at) => found.push({ at, cost }),
    })
    // A text is reported once for each of its words that the rarest typed word may mean.
    const costs = new Map<number, number>()
    for (const { at, cost } of found) costs.set(at, Math.min(cost, costs.get(at) ?? cost))
    return [...costs].toSorted(([a, costA], [b, costB]) => costA - costB || a - b).map(([at]) => at)
  }

  return {
    search: (query) => {
      const words = [...new Set(parseWords([query]).map(({ word }) => word))]
      if (words.length === 0) return { positions: all, corrected: false }
      const exact = find(words, 'prefix')
      if (exact.length > 0) return { positions: exact, corrected: false }
      const similar = find(words, 'typos')
      return { positions: similar, corrected: similar.length > 0 }
    },
  }
}

/** Creates the builder of indexes of texts. */
export const makeTextIndexes = (): TextIndexes => ({ build: buildTextIndex })
