/** Both ends included, in the column's unit (grosze); an absent end is open. */
export interface Span {
  readonly least?: number
  readonly most?: number
}

/**
 * What is chosen of each facet, by the facet's key: the options' values (any of them), a span, or yes. A facet that is absent does not narrow;
 * an empty list of values narrows to nothing, since something unknown was asked for.
 */
export type FacetChoice = Readonly<Record<string, readonly string[] | Span | true>>

/** Words, not a span and not yes. */
export const isWords = (chosen: FacetChoice[string]): chosen is readonly string[] => Array.isArray(chosen)
