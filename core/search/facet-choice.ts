/** Both ends included, in the column's unit (grosze); an absent end is open. */
export interface Range {
  readonly min?: number
  readonly max?: number
}

/**
 * What is chosen of each facet, by the facet's key: the options' values (any of them), a span, or yes. A facet that is absent does not narrow;
 * an empty list of values narrows to nothing, since something unknown was asked for.
 */
export type FacetSelection = Readonly<Record<string, readonly string[] | Range | true>>

/** Words, not a span and not yes. */
export const isWords = (chosen: FacetSelection[string]): chosen is readonly string[] => Array.isArray(chosen)
