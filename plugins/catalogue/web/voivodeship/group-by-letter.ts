import type { CountedPlace } from '../../contract/regions.ts'

/** Localities under one letter of the Polish alphabet. */
export interface LetterGroup {
  readonly letter: string
  readonly places: readonly CountedPlace[]
}

/** Groups localities, sorted A to Z, by their first letter; Ł, Ś and Ż are letters of their own. */
export const groupByLetter = (places: readonly CountedPlace[]): readonly LetterGroup[] =>
  [...Map.groupBy(places, ({ name }) => name.charAt(0).toLocaleUpperCase('pl'))].map(([letter, places]) => ({ letter, places }))

/** Returns the largest cities, in descending order; none for lists shorter than twice `max`. */
export const largestOf = (places: readonly CountedPlace[], max = 6): readonly CountedPlace[] =>
  places.length < 2 * max ? [] : places.toSorted((a, b) => b.count - a.count).slice(0, max)
