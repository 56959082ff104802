import type { CountedPlace } from '../../contract/regions.ts'

/** The places under one letter of the Polish alphabet. */
export interface Letter {
  readonly letter: string
  readonly places: readonly CountedPlace[]
}

/** Places that come A to Z, parted by their first letter: Ł, Ś and Ż are letters of their own. */
export const byLetter = (places: readonly CountedPlace[]): readonly Letter[] =>
  [...Map.groupBy(places, ({ name }) => name.charAt(0).toLocaleUpperCase('pl'))].map(([letter, places]) => ({ letter, places }))

/** Cities worth a place above the alphabet, the largest first; none where the list is short anyhow. */
export const largestOf = (places: readonly CountedPlace[], most = 6): readonly CountedPlace[] =>
  places.length < 2 * most ? [] : places.toSorted((a, b) => b.count - a.count).slice(0, most)
