import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'
import type { UnmetReason } from '../contract/unmet-wish.ts'
import type { QueryToken } from './query-token.ts'

/** Filter that tokens of a search text mean. */
export interface FoundFilter {
  readonly selection: FacetSelection
  /** Numbers of its tokens. */
  readonly tokens: readonly number[]
}

/** Tokens of a search text with a wish that no filter expresses. */
export interface FoundUnmet {
  readonly reason: UnmetReason
  readonly tokens: readonly number[]
}

/** Search text with the filters in it. */
export interface ParsedSearch {
  readonly tokens: readonly QueryToken[]
  readonly filters: readonly FoundFilter[]
  readonly unmet: readonly FoundUnmet[]
  /** The text is a sentence: its words are names only in quotation marks, with a capital letter or a digit. */
  readonly isSentence: boolean
  /** Numbers of the tokens that are no filter, no unmet wish and, in a sentence, no talk. */
  readonly others: readonly number[]
  /** Numbers of the tokens of streets in a sentence, which are unmet wishes too. */
  readonly streets: readonly number[]
  /** Those of `others` that only join words: `w`, `near`. */
  readonly links: readonly number[]
}

/** Returns the selection of all filters together; several values of one facet mean any of them. */
export const mergedSelection = (filters: readonly Pick<FoundFilter, 'selection'>[]): FacetSelection => {
  const merged: Record<string, FacetSelection[string]> = {}
  for (const { selection } of filters)
    for (const [key, value] of Object.entries(selection)) {
      const other = merged[key]
      merged[key] = other && isOptionList(other) && isOptionList(value) ? [...new Set([...other, ...value])] : value
    }
  return merged
}
