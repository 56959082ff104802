import type { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import type { UnmetWish } from './unmet-wish.ts'

/** Part of a sentence that the search understands. */
export interface SentencePart {
  readonly kind: 'place' | 'filter' | 'name'
  /** The words of the sentence. */
  readonly words: string
  /** Name of the place; empty for others. */
  readonly label: string
  readonly selection: FacetSelection
  /** Search text of what is understood, without this part. */
  readonly without: string
}

/** Sentence as filters, for other plugins. */
export interface SentenceReading {
  readonly availableFacets: readonly AvailableFacet[]
  readonly parts: readonly SentencePart[]
  readonly unmet: readonly UnmetWish[]
  /** Search text of what is understood; the page of results understands the same. */
  readonly text: string
  /** Nothing matches exactly; the results contain similar words. */
  readonly corrected: boolean
  readonly total: number
  /** Ids of the first facilities, most relevant first. */
  readonly ids: readonly string[]
  /** Query of the map page with the same results; `null` if words were searched in names. */
  readonly mapQuery: QueryParams | null
}

/** Reads sentences of parents as the page of results does. */
export type SentenceReader = (sentence: string, language: Language) => Effect.Effect<SentenceReading>
export const SentenceReader = token<SentenceReader>('search/SentenceReader')
