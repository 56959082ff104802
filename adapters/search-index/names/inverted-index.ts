import { makeGrowingNumbers } from '../growing-numbers.ts'

/**
 * Inverted index of documents by word, in typed arrays only, so that threads exchange it without a copy. Documents are
 * numbered in the order in which equal matches are shown; words are sorted by code units, so that words with the same
 * prefix are adjacent.
 */
export interface InvertedIndex {
  /** Letters of all words, concatenated; `wordStarts`: the offset of each word, and finally the total length. */
  readonly letters: Uint8Array
  readonly wordStarts: Uint32Array
  /** Postings of each word as `document * 4 + position`: 0 in the name, 1 in the context, 2 in the distant words. */
  readonly postings: Uint32Array
  readonly postingStarts: Uint32Array
  /** Words of each document as `word * 4 + position`. */
  readonly documentWords: Uint32Array
  readonly documentStarts: Uint32Array
}

/** Words of a document: of its names, of its context (its city), and distant ones (its street). */
export interface IndexedDocument {
  readonly nameWords: readonly string[]
  readonly contextWords: readonly string[]
  readonly distantWords?: readonly string[]
}

/** Inverted index being built. */
export interface IndexBuilder {
  /** Adds the next document; a word that occurs at several positions counts at the first one. */
  add(document: IndexedDocument): void
  finish(): InvertedIndex
}

/** Creates a builder of an index without documents. */
export const makeIndexBuilder = (): IndexBuilder => {
  const numbers = new Map<string, number>()
  const numberOf = (word: string) => {
    const known = numbers.get(word)
    if (known !== undefined) return known
    numbers.set(word, numbers.size)
    return numbers.size - 1
  }
  const entries = makeGrowingNumbers()
  const starts = makeGrowingNumbers()
  /** Number of the document, from 1, in which each word was found last. */
  const foundIn: number[] = []
  const add = (word: string, position: 0 | 1 | 2) => {
    const number = numberOf(word)
    if (foundIn[number] === starts.length()) return
    foundIn[number] = starts.length()
    entries.push(number * 4 + position)
  }
  starts.push(0)
  return {
    add: ({ nameWords, contextWords, distantWords = [] }) => {
      for (const word of nameWords) add(word, 0)
      for (const word of contextWords) add(word, 1)
      for (const word of distantWords) add(word, 2)
      starts.push(entries.length())
    },
    finish: () => {
      const sorted = [...numbers.keys()].toSorted(byCodeUnits)
      const sortedPosition = new Uint32Array(sorted.length)
      for (const [at, word] of sorted.entries()) sortedPosition[numbers.get(word) ?? 0] = at
      const documentWords = entries.finish()
      for (let at = 0; at < documentWords.length; at++) {
        const entry = documentWords[at]!
        documentWords[at] = sortedPosition[entry >> 2]! * 4 + (entry & 3)
      }
      const documentStarts = starts.finish()
      return { ...encodeWords(sorted), ...invert(documentWords, documentStarts, sorted.length), documentWords, documentStarts }
    },
  }
}

/** Builds the index of documents in their order. */
export const buildInvertedIndex = (documents: Iterable<IndexedDocument>): InvertedIndex => {
  const builder = makeIndexBuilder()
  for (const document of documents) builder.add(document)
  return builder.finish()
}

// Byte order instead of a collation, as binary search requires.
const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const encodeWords = (words: readonly string[]): Pick<InvertedIndex, 'letters' | 'wordStarts'> => {
  const wordStarts = new Uint32Array(words.length + 1)
  for (const [at, word] of words.entries()) wordStarts[at + 1] = (wordStarts[at] ?? 0) + word.length
  return { letters: new TextEncoder().encode(words.join('')), wordStarts }
}

const invert = (words: Uint32Array, documentStarts: Uint32Array, count: number): Pick<InvertedIndex, 'postings' | 'postingStarts'> => {
  const postingStarts = new Uint32Array(count + 1)
  for (const entry of words) postingStarts[(entry >> 2) + 1]!++
  for (let word = 0; word < count; word++) postingStarts[word + 1]! += postingStarts[word]!
  const postings = new Uint32Array(words.length)
  const next = postingStarts.slice()
  for (let document = 0; document + 1 < documentStarts.length; document++)
    for (let at = documentStarts[document]!; at < documentStarts[document + 1]!; at++)
      postings[next[words[at]! >> 2]!++] = document * 4 + (words[at]! & 3)
  return { postings, postingStarts }
}
