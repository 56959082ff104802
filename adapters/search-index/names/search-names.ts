import type { NameMatches } from '#core/search/name-index.port.ts'
import { collectMatches, type Matches, rankMatches } from './collect-matches.ts'
import type { NameIndexData } from './name-index-data.ts'
import { decodeTexts } from './text-table.ts'
import { searchedWords } from './tokenize.ts'
import { makeWordMatcher } from './word-matches.ts'

/** Most words that are searched. */
const maxSearched = 8

/** Facilities with the searched words; `corrected`: with typing errors. */
export interface WordSearch {
  readonly matches: Matches
  readonly corrected: boolean
}

/**
 * Searches facilities by all words, in any order: of their names, cities, districts, addresses, postcodes and types.
 * Typing errors are tolerated only if nothing matches without them. `isIncluded` receives the number of a facility.
 */
export const searchWords = (data: NameIndexData, words: readonly string[], isIncluded: (row: number) => boolean): WordSearch => {
  const match = makeWordMatcher(data.facilities.index)
  const searched = searchedWords(words).slice(0, maxSearched)
  const matches = collectMatches(data, match(searched, 'prefix'), isIncluded)
  if (matches.any) return { matches, corrected: false }
  const similar = collectMatches(data, match(searched, 'typos'), isIncluded)
  return { matches: similar, corrected: similar.anyIncluded }
}

/**
 * Searches facilities by words, most relevant first. `positionOf` receives the number of a facility and returns its
 * position in the order of equally good matches; -1: not included.
 */
export const searchNames = (
  data: NameIndexData,
  words: readonly string[],
  positionOf: (row: number) => number,
  slice: { readonly offset: number; readonly limit: number },
): NameMatches => {
  const { matches, corrected } = searchWords(data, words, (row) => positionOf(row) >= 0)
  const { found, total } = rankMatches(matches, positionOf, slice)
  return { ids: found.map((at) => decodeTexts(data.facilities.texts, at)[0] ?? ''), total, corrected }
}
