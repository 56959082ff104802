import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { matchOptions } from '#core/search/match-options.ts'
import { isAt, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'
import { filterPhrases } from './filter-phrases.ts'
import { isOneTypoFrom } from './one-typo.ts'
import { ratingAt } from './read-rating.ts'

/** All phrases, the longest first. */
const phrases = filterPhrases
  .flatMap(({ facet, options, phrases }) => phrases.flatMap(phrasesOf).map((phrase) => ({ facet, options, phrase })))
  .toSorted((a, b) => b.phrase.words.length - a.phrase.words.length)

/** Letters from which on a word for a kind of facility may have one typing error: fewer, and it would be another word. */
const minTypoLetters = 7

const typedWrong = phrases.filter(
  ({ facet, phrase: { words } }) => facet === 'category' && words.length === 1 && (words[0]?.length ?? 0) >= minTypoLetters,
)

const selectionOf = (available: readonly AvailableFacet[], key: string, params: readonly string[]): FacetSelection | null => {
  const facet = available.find((one) => one.key === key)
  if (facet?.kind === 'boolean') return { [key]: true }
  if (facet?.kind !== 'choice') return null
  const { values } = matchOptions(facet, params)
  return values.length > 0 ? { [key]: values } : null
}

/** Selection of URL values of one facet; `{}` where no plugin has it. */
export const selected = (available: readonly AvailableFacet[], key: string, params: readonly string[]): FacetSelection =>
  selectionOf(available, key, params) ?? {}

/** Filter that begins at a position, and the number of words that it takes. */
export interface FilterAt {
  readonly selection: FacetSelection
  readonly length: number
}

/** Finds the kind of facility that a word means with one typing error: `preschol`, `przeszkole`. */
const kindWithTypoAt = (available: readonly AvailableFacet[], typed: readonly Word[], at: number): FilterAt | null => {
  const word = typed[at]?.word ?? ''
  if (word.length < minTypoLetters) return null
  const meant = typedWrong.find(({ phrase }) => isOneTypoFrom(word, phrase.words[0] ?? ''))
  const selection = meant ? selectionOf(available, meant.facet, meant.options) : null
  return selection && { selection, length: 1 }
}

/** Finds the options or the rating that begin at a position; a phrase may mean options of several facets: `leśne przedszkole`. */
export const filterAt = (available: readonly AvailableFacet[], typed: readonly Word[], at: number): FilterAt | null => {
  const rating = available.some(({ key }) => key === 'rating') ? ratingAt(typed, at) : null
  if (rating) return { selection: { rating: rating.range }, length: rating.length }
  const found = phrases.flatMap(({ facet, options, phrase }) => {
    const selection = isAt(phrase, typed, at) ? selectionOf(available, facet, options) : null
    return selection ? [{ selection, length: phrase.words.length }] : []
  })
  if (found.length === 0) return kindWithTypoAt(available, typed, at)
  const longest = found.filter(({ length }) => length === found[0]?.length)
  return found[0]
    ? { selection: Object.assign({}, ...longest.toReversed().map(({ selection }) => selection)), length: found[0].length }
    : null
}
