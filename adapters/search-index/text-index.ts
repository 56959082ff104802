import type { IndexedText, TextIndex, TextIndexes } from '#core/search/text-index.port.ts'
import { findDocuments, type PositionCosts } from './names/find-documents.ts'
import { buildInvertedIndex, type IndexedDocument, type InvertedIndex } from './names/inverted-index.ts'
import { tokenize, withoutStopWords } from './names/tokenize.ts'
import { type Comparison, cost, matchWord, type OtherCase } from './names/word-matches.ts'
import { stemsOf } from './stems.ts'

/** A word in any grammatical case in the title comes before each match in the context, and that before each in the text. */
const positionCosts: PositionCosts = [0, 3, 6]

const maxQueryLength = 200
const maxWords = 8

/** Splits a text into words; what stands between spaces is tokenized alone, so that it has the same words in each text and query. */
const partsOf = (text: string): readonly string[] => text.split(/\s+/)

/** Returns the documents of texts, which have most of their words in common. */
function* documentsOf(texts: readonly IndexedText[]): Iterable<IndexedDocument> {
  const known = new Map<string, readonly string[]>()
  const wordsOf = (text: string) => {
    const all: string[] = []
    for (const part of partsOf(text)) {
      const words = known.get(part) ?? tokenize(part)
      known.set(part, words)
      for (const word of words) all.push(word)
    }
    return all
  }
  for (const { title, context, text } of texts)
    yield { nameWords: wordsOf(title), contextWords: wordsOf(context), distantWords: wordsOf(text) }
}

/** Returns the words of an index as documents that consist of their stems. */
function* stemsOfWords({ letters, wordStarts }: InvertedIndex): Iterable<IndexedDocument> {
  const all = new TextDecoder().decode(letters)
  for (let at = 0; at + 1 < wordStarts.length; at++)
    yield { nameWords: stemsOf(all.slice(wordStarts[at], wordStarts[at + 1])), contextWords: [] }
}

/** Length from which stems are compared with typing errors; most shorter ones are similar to some other. */
const mistypedLength = 5

/** Creates a function that finds the words of an index that have a stem in common with a word; with typing errors a similar one. */
const makeFindOtherCases = (index: InvertedIndex) => {
  const stems = buildInvertedIndex(stemsOfWords(index))
  return (word: string, comparison: Comparison): readonly OtherCase[] =>
    stemsOf(word).flatMap((stem) => {
      const { costs, runs } = matchWord(stems, stem, comparison === 'typos' && stem.length >= mistypedLength ? 'typos' : 'whole', [])
      const found: OtherCase[] = []
      for (const [from, to] of runs)
        for (let at = from; at < to; at++)
          for (const posting of stems.postings.subarray(stems.postingStarts[at], stems.postingStarts[at + 1]))
            found.push({ word: posting >> 2, cost: cost.inflected + costs[at]! })
      return found
    })
}

/** Length from which typing errors in a word are forgiven. */
const forgivenLength = 6

const noMatch = 255

/** Indexes texts by the words of their titles, contexts and texts, as the index of names does those of facilities. */
const buildTextIndex = (texts: readonly IndexedText[]): TextIndex => {
  const index = buildInvertedIndex(documentsOf(texts))
  const findOtherCases = makeFindOtherCases(index)
  const all = [...texts.keys()]

  const find = (words: readonly string[], comparison: Comparison): readonly number[] => {
    const costs = new Uint8Array(all.length).fill(noMatch)
    findDocuments(
      index,
      words.map((word) => {
        // A short word is similar to too many others: `dynia` to `dnia`.
        const forgiving = comparison === 'typos' && word.length < forgivenLength ? 'prefix' : comparison
        return matchWord(index, word, forgiving, findOtherCases(word, forgiving))
      }),
      {
        accepts: () => true,
        onMatch: (sum, at) => {
          costs[at] = Math.min(costs[at]!, sum)
        },
      },
      positionCosts,
    )
    return all.filter((at) => costs[at] !== noMatch).toSorted((a, b) => costs[a]! - costs[b]!)
  }

  return {
    search: (query) => {
      const typed = partsOf(query.slice(0, maxQueryLength)).flatMap(tokenize)
      const words = [...new Set(withoutStopWords(typed))].slice(0, maxWords)
      // A query in an alphabet that is not read has words, but no text contains them.
      if (words.length === 0) return { positions: /[\p{L}\p{N}]/u.test(query) ? [] : all, corrected: false }
      const exact = find(words, 'prefix')
      if (exact.length > 0) return { positions: exact, corrected: false }
      const similar = find(words, 'typos')
      return { positions: similar, corrected: similar.length > 0 }
    },
  }
}

/** Creates the builder of indexes of texts. */
export const makeTextIndexes = (): TextIndexes => ({ build: buildTextIndex })
