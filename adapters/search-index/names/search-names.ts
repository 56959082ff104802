import type { NameMatches, NameQuery } from '#core/search/name-index.port.ts'
import { collectMatches, type Matches, rankMatches } from './collect-matches.ts'
import { findDocuments } from './find-documents.ts'
import { findNamedPlace, isLarge, type NamedPlace } from './find-named-place.ts'
import { type NameIndexData, noPlace } from './name-index-data.ts'
import { placeAt } from './suggest-names.ts'
import { decodeTexts } from './text-table.ts'
import { parseWords, type TypedWord } from './tokenize.ts'
import { type Comparison, makeWordMatcher, type WordMatcher } from './word-matches.ts'

/** Returns true if a facility's own name contains all words. */
const isInSomeName = ({ facilities: { index } }: NameIndexData, match: WordMatcher, words: readonly string[]): boolean => {
  let found = false
  findDocuments(index, match(words, 'prefix'), {
    accepts: () => !found,
    onMatch: (_, __, named) => {
      found ||= named === words.length
    },
  })
  return found
}

/** Matches of some of the words. */
interface Attempt {
  readonly matches: Matches
  readonly place: NamedPlace | null
  readonly comparison: Comparison
  /** Numbers of the words that were left out. */
  readonly ignored: readonly number[]
}

/** Orders the words that may be left out: numbers of houses first, the last words first. */
const byDispensability = (words: readonly string[]) => (a: number, b: number) =>
  Number(/[a-z]/.test(words[a] ?? '')) - Number(/[a-z]/.test(words[b] ?? '')) || b - a

/** Most words that are searched; places are found among all. */
const maxSearched = 8

/**
 * Searches all words, within the place that they name, then everywhere; then with typing errors; then without one of
 * them; at last only the place.
 */
const attempt = (data: NameIndexData, typed: readonly TypedWord[], isIncluded: (row: number) => boolean): Attempt | null => {
  const match = makeWordMatcher(data.facilities.index)
  const words = typed.map(({ word }) => word)
  const named = findNamedPlace(data.places, typed, (word) => !match([word], 'prefix')[0]?.occurrences)
  // A small place may be a part of a facility's name: Wesoła of Wesoła Chatka.
  const limiting = named && (isLarge(data.places, named.place) || !isInSomeName(data, match, words)) ? named : null
  const all = [...words.keys()].slice(0, maxSearched)
  const others = [...words.keys()].filter((at) => !limiting?.words.includes(at)).slice(0, maxSearched)

  const search = (used: readonly number[], comparison: Comparison, place = limiting): Attempt | null => {
    const usedWords = used.map((at) => words[at] ?? '')
    const matches = collectMatches(data, match(usedWords, comparison), place?.place ?? noPlace, isIncluded)
    const ignored = [...words.keys()].filter((at) => !used.includes(at) && !place?.words.includes(at))
    return matches.any ? { matches, place, comparison, ignored } : null
  }
  // Filters that leave nothing of an exact match are no reason for other words.
  const ifIncluded = (found: Attempt | null) => (found?.matches.anyIncluded ? found : null)
  const complete = search(others, 'prefix') ?? (limiting && ifIncluded(search(all, 'prefix', null))) ?? ifIncluded(search(others, 'typos'))
  if (complete) return complete

  const known = others.filter((at) => match([words[at] ?? ''], 'typos')[0]?.occurrences)
  const shorter = known.toSorted(byDispensability(words)).map((left) => known.filter((at) => at !== left))
  // A number alone says nothing, unless it is a postcode.
  const isTelling = (used: readonly number[]) => used.some((at) => /[a-z]|^\d{5}$/.test(words[at] ?? ''))
  const rests = (known.length < others.length ? [known, ...shorter] : shorter).filter(isTelling)
  for (const comparison of ['prefix', 'typos'] as const)
    for (const used of rests) {
      const found = search(used, comparison)
      if (found && (used === known || found.matches.anyIncluded)) return found
    }
  return limiting && search([], 'prefix')
}

/**
 * Searches facilities by all words of a submitted text, in any order: name, city, district, address, postcode, type.
 * Words that name a place limit the results to it. Typing errors are tolerated only if nothing matches without them,
 * and words are left out only if nothing matches with them. `positionOf` receives the number of a facility and
 * returns the facility's position in the order of equally good matches; -1: not included.
 */
export const searchNames = (data: NameIndexData, query: NameQuery, positionOf: (row: number) => number): NameMatches => {
  const { texts } = data.facilities
  const parsed = parseWords(query.words)
  /** Numbers of the typed words. */
  const typed = (words: readonly number[]) => [...new Set(words.map((at) => parsed[at]?.from ?? 0))]
  const found = attempt(data, parsed, (row) => positionOf(row) >= 0)
  if (!found) return { ids: [], total: 0, place: null, corrected: false, ignored: typed([...parsed.keys()]) }
  const { matches, place, comparison, ignored } = found
  const ranked = rankMatches(matches, positionOf, query)
  return {
    ids: ranked.found.map((at) => decodeTexts(texts, at)[0] ?? ''),
    total: ranked.total,
    place: place && { ...placeAt(data.places, place.place), words: typed(place.words) },
    corrected: comparison === 'typos',
    ignored: typed(ignored),
  }
}
