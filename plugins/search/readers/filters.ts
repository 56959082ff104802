import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { type Facets, Facets as FacetsPort } from '#core/search/facets.port.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import type { Proposal } from '#core/search/reading/meaning.ts'
import type { Reader, ReaderInput } from '#core/search/reading/reader.ts'
import type { Word } from '#core/search/words.ts'
import { selected } from '../domain/selections.ts'
import { readNegations } from './negations.ts'
import { atEach, propose } from './spans.ts'
import { compileVocabulary, type FilterAt, type Vocabulary } from './vocabulary.ts'

/** Finds the filters at a position, of each length one: a phrase may mean options of several facets, `leśne przedszkole`. */
export const filtersAt = (
  vocabulary: Vocabulary,
  available: readonly AvailableFacet[],
  words: readonly Word[],
  at: number,
): readonly FilterAt[] => {
  const found = vocabulary.at(words, at).flatMap(({ facet, options, phrase }) => {
    const selection = selected(available, facet, options)
    return selection ? [{ selection, length: phrase.words.length }] : []
  })
  return [...Map.groupBy(found, ({ length }) => length)].map(([length, same]) => ({
    length,
    selection: mergeSelections(same.map(({ selection }) => selection)),
  }))
}

/** Finds the kind of facility that a word means with one typing error: `preschol`, `przeszkole`. */
const similarKindAt = (
  vocabulary: Vocabulary,
  available: readonly AvailableFacet[],
  words: readonly Word[],
  at: number,
): FilterAt | null => {
  const kind = vocabulary.similarKind(words[at]?.word ?? '')
  const selection = kind && selected(available, kind.facet, kind.options)
  return selection && { selection, length: 1 }
}

/** Reads the words that facets declare, and what a text denies of them. */
export const readFilters = (vocabulary: Vocabulary, { text: { words }, facets }: ReaderInput): readonly Proposal[] => {
  const at = (position: number): readonly FilterAt[] => {
    const found = filtersAt(vocabulary, facets, words, position)
    const similar = found.length === 0 ? similarKindAt(vocabulary, facets, words, position) : null
    return similar ? [similar] : found
  }
  const wanted = atEach(words, (from) =>
    at(from).map(({ selection, length }) => propose(from, from + length, { kind: 'filter', selection }, 'filter')),
  )
  return [...wanted, ...readNegations(words, facets, at)]
}

/** Reader of the filters that the installed plugins declare. */
export const FilterReader = define('search/FilterReader', { facets: FacetsPort }, ({ facets }: { readonly facets: Facets }): Reader => {
  const vocabulary = compileVocabulary(facets.all)
  return (input) => Effect.sync(() => readFilters(vocabulary, input))
})
