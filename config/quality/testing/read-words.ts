import type { Facet, Words } from '#core/search/facet.ts'
import { isAt, type Phrase, phrasesOf } from '#core/search/phrase.ts'
import { normalizedWords, type Word } from '#core/search/words.ts'

/** Phrase of a facet's words, with the filter that it means: `features=basen`, `has_vacancies`. */
export interface FilterPhrase {
  readonly filter: string
  readonly phrase: Phrase
}

const phrasesOfWords = (filter: string, words: Words): readonly FilterPhrase[] => phrasesOf(words).map((phrase) => ({ filter, phrase }))

/** Returns all phrases that facets declare, the longest first. */
export const filterPhrasesOf = (facets: readonly Facet[]): readonly FilterPhrase[] =>
  facets
    .flatMap((facet): readonly FilterPhrase[] => {
      if (facet.kind === 'range' || facet.words === undefined) return []
      if (facet.kind === 'boolean') return phrasesOfWords(facet.key, facet.words)
      return Object.entries(facet.words).flatMap(([params, words]) => phrasesOfWords(`${facet.key}=${params.replaceAll(' ', ',')}`, words))
    })
    .toSorted((a, b) => b.phrase.words.length - a.phrase.words.length)

/** Returns the words of a text as readers see them. */
export const typedWords = (text: string): readonly Word[] => normalizedWords(text).map((word) => ({ word, token: 0, endsPart: false }))

/** Returns the filters that a text means by phrases alone: at each position the longest, of several facets where all declare it. */
export const readWords = (phrases: readonly FilterPhrase[], text: string): readonly string[] => {
  const typed = typedWords(text)
  const filters: string[] = []
  for (let at = 0; at < typed.length; ) {
    const found = phrases.filter(({ phrase }) => isAt(phrase, typed, at))
    const length = found[0]?.phrase.words.length ?? 1
    filters.push(...found.filter(({ phrase }) => phrase.words.length === length).map(({ filter }) => filter))
    at += length
  }
  return [...new Set(filters)]
}
