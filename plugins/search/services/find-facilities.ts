import { Effect } from 'effect'
import type { NameIndex, NameMatches } from '#core/search/name-index.port.ts'
import { type FoundFilter, mergedSelection, type ParsedSearch } from '../domain/parsed-search.ts'

interface Paging {
  readonly offset: number
  readonly limit: number
}

/** Facilities that match a parsed text; `placeTokens` and `ignored` are numbers of tokens. */
export interface FoundFacilities extends Pick<NameMatches, 'ids' | 'total' | 'place' | 'corrected'> {
  readonly placeTokens: readonly number[]
  readonly ignored: readonly number[]
}

/** Searches the names by the tokens of a text that are no filter, and by its filters; `filters` replaces these. */
export const findFacilities = Effect.fn('search.find-facilities')(function* (
  names: NameIndex,
  { tokens, others }: Pick<ParsedSearch, 'tokens' | 'others'>,
  filters: readonly FoundFilter[],
  paging: Paging,
) {
  const matches = yield* names.search({
    words: others.map((token) => tokens[token]?.text ?? ''),
    selection: mergedSelection(filters),
    ...paging,
  })
  const tokensOf = (words: readonly number[]) => words.flatMap((word) => others[word] ?? [])
  const found: FoundFacilities = {
    ...matches,
    placeTokens: tokensOf(matches.place?.words ?? []),
    ignored: tokensOf(matches.ignored),
  }
  return found
})
