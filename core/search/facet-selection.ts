/** Inclusive range in the column's unit (grosze); a missing end is open. */
export interface Range {
  readonly min?: number
  readonly max?: number
}

/**
 * Selected facets by key: option values (any of them; of an exclusion none of them), a range, or `true`. A missing
 * facet does not filter; an empty list of values matches nothing, because only unknown values were requested, and
 * excludes nothing.
 */
export type FacetSelection = Readonly<Record<string, readonly string[] | Range | true>>

/** Returns whether the selection of a facet is a list of option values. */
export const isOptionList = (selected: FacetSelection[string]): selected is readonly string[] => Array.isArray(selected)
