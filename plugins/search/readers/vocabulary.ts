import type { Facet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { isAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import type { Word } from '#core/search/words.ts'
import { isOneTypoFrom } from './one-typo.ts'

/** Phrase that means options of a facet, or a boolean facet if there are no options; options are URL values. */
interface FacetPhrase {
  readonly facet: string
  readonly options: readonly string[]
  readonly phrase: Phrase
}

/** Filter that words from a position on mean, and the number of these words. */
export interface FilterAt {
  readonly selection: FacetSelection
  readonly length: number
}

/** Words that mean filters, by their first letters. */
export interface Vocabulary {
  /** Returns the phrases that begin at a position. */
  at(words: readonly Word[], at: number): readonly FacetPhrase[]
  /** Returns the kind of facility that a word means with one typing error. */
  similarKind(word: string): FacetPhrase | null
}

/** Letters by which phrases are grouped, and from which on a word for a kind may have a typing error. */
const groupedBy = 3
const minTypoLetters = 7
const minTypedLetters = 6

const groupOf = (word: string): string => word.slice(0, groupedBy)

/** Compiles the words that facets declare. */
export const compileVocabulary = (facets: readonly Facet[]): Vocabulary => {
  const all = facets.flatMap((facet): readonly FacetPhrase[] => {
    if (facet.kind === 'range' || facet.words === undefined) return []
    const words = typeof facet.words === 'string' ? { '': facet.words } : facet.words
    return Object.entries(words).flatMap(([options, text]) =>
      phrasesOf(text).map((phrase) => ({ facet: facet.key, options: options.split(' ').filter((one) => one !== ''), phrase })),
    )
  })
  const groups = Map.groupBy(all, ({ phrase }) => groupOf(phrase.words[0] ?? ''))
  // A beginning shorter than the group, `si*`, would be in no group of longer words.
  const shortBeginnings = all.filter(
    ({ phrase: { words, isBeginning } }) => isBeginning && words.length === 1 && (words[0]?.length ?? 0) < groupedBy,
  )
  const kinds = all.filter(
    ({ facet, phrase: { words } }) => facet === 'category' && words.length === 1 && (words[0]?.length ?? 0) >= minTypoLetters,
  )
  return {
    at: (words, at) => {
      const word = words[at]?.word ?? ''
      return [...(groups.get(groupOf(word)) ?? []), ...shortBeginnings].filter(({ phrase }) => isAt(phrase, words, at))
    },
    similarKind: (word) =>
      word.length < minTypedLetters ? null : (kinds.find(({ phrase }) => isOneTypoFrom(word, phrase.words[0] ?? '')) ?? null),
  }
}
