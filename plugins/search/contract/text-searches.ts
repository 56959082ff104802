import type { Effect } from 'effect'
import type { Point } from '#core/kernel/distance.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Areas, CityArea } from '#core/search/facility-index.port.ts'
import type { ListOrder } from '#core/search/orders.ts'
import type { NotApplied, UnderstoodCriterion } from './search-results.ts'

/** Search that a text means, for plugins that show its facilities elsewhere or repeat it. */
export interface TextSearch {
  readonly within: Areas | CityArea
  /** Filters that the text names, without the kinds of facility that are meant where it names none. */
  readonly selection: FacetSelection
  readonly order: ListOrder
  /** Ids of facilities that are called as the text, which come first if they match. */
  readonly first: readonly string[]
  /** Point from which distances are measured. */
  readonly nearTo: Point | null
  /** Conditions as chips, each with the text without it. */
  readonly parts: readonly UnderstoodCriterion[]
  readonly notApplied: readonly NotApplied[]
  /** Places and filters of the text in one form, the same for as long as it names the same ones; without points and radii. */
  readonly meaning: string
}

/** Reads texts as the page of results does, to what can be searched without names. */
export interface TextSearches {
  /**
   * Returns the search of a text; `null` where it means none (nothing that is read, or several places to choose from)
   * or one by names of facilities.
   */
  read(text: string, language: Language): Effect.Effect<TextSearch | null>
}
export const TextSearches = token<TextSearches>('search/TextSearches')
