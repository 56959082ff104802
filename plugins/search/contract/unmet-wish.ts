/**
 * Reasons why a wish in a search text is no filter: what must not be there; an age between nursery and kindergarten or
 * one that contradicts the text; opening hours; the day from which; a distance or landmark; a price without a number;
 * a place outside of which; a detail that the directory does not have; words that nobody knows.
 */
export const unmetReasons = ['negated', 'age', 'hours', 'start', 'distance', 'cost', 'outside', 'detail', 'unknown'] as const

export type UnmetReason = (typeof unmetReasons)[number]

/** Wish in a search text that no filter expresses, in the words of the text. */
export interface UnmetWish {
  readonly words: string
  readonly reason: UnmetReason
}
