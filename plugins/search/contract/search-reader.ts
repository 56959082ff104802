import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { NotApplied, SearchResults, UnderstoodCriterion } from './search-results.ts'

/** Text as the search understands it, with the first facilities, for other plugins. */
export interface SearchReading
  extends Pick<SearchResults, 'text' | 'corrected' | 'mapQuery' | 'relaxed' | 'choice' | 'isOffTopic' | 'answers' | 'isQuestionAmbiguous'> {
  readonly availableFacets: readonly AvailableFacet[]
  readonly parts: readonly UnderstoodCriterion[]
  readonly notApplied: readonly NotApplied[]
  readonly total: number
  /** Ids of the first facilities, in the order of the results. */
  readonly ids: readonly string[]
}

/** Reads texts as the page of results does. */
export type SearchReader = (text: string, language: Language) => Effect.Effect<SearchReading>
export const SearchReader = token<SearchReader>('search/SearchReader')
