import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Facets } from '#core/search/facets.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { type SentencePart, SentenceReader } from '../contract/sentence-reader.ts'
import { parseSearch } from '../domain/parse-search.ts'
import { textOf } from '../domain/query-token.ts'
import { placeLabel } from './describe-understood.ts'
import { mapQueryOf } from './map-query.ts'
import { readSentence, unmetWishes } from './read-sentence.ts'

/** Number of facilities that an answer shows. */
const shown = 5

const trimmed = (words: string): string => words.replace(/[,.;:!?]+$/, '')

/** Reads sentences by the rules of the page of results. */
export const makeSentenceReader = provide(
  SentenceReader,
  { names: NameIndex, facets: Facets },
  ({ names, facets }): SentenceReader =>
    Effect.fn('search.sentence-reader')(function* (sentence) {
      const availableFacets = yield* facets.available()
      const { parsed, found } = yield* readSentence(names, parseSearch(sentence, availableFacets), { offset: 0, limit: shown })
      const { tokens, filters, others, links } = parsed
      const { place, placeTokens, ignored } = found
      const named = others.filter((token) => !placeTokens.includes(token) && !ignored.includes(token) && !links.includes(token))
      const used = new Set([...placeTokens, ...named, ...filters.flatMap((filter) => filter.tokens)])
      const wordsOf = (numbers: readonly number[]) => textOf(tokens.filter((_, token) => numbers.includes(token)))
      const without = (left: readonly number[]) => trimmed(wordsOf([...used].filter((token) => !left.includes(token))))
      const parts: SentencePart[] = filters.map((filter) => ({
        kind: 'filter',
        words: trimmed(wordsOf(filter.tokens)),
        label: '',
        selection: filter.selection,
        without: without(filter.tokens),
      }))
      if (place)
        parts.push({
          kind: 'place',
          words: trimmed(wordsOf(placeTokens)),
          label: placeLabel(place),
          selection: {},
          without: without(placeTokens),
        })
      if (named.length > 0) parts.push({ kind: 'name', words: trimmed(wordsOf(named)), label: '', selection: {}, without: without(named) })
      return {
        availableFacets,
        parts,
        unmet: unmetWishes(
          parsed,
          ignored.filter((token) => !links.includes(token)),
        ),
        text: without([]),
        corrected: found.corrected,
        total: found.total,
        ids: found.ids,
        mapQuery: mapQueryOf(availableFacets, parsed, found),
      }
    }),
)
