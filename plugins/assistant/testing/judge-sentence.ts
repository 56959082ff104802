import type { ParentSentence } from './parent-sentences.ts'

/** Reading of a sentence; filters and places have the form in which the expected ones are given. */
export interface Understood {
  readonly filters: readonly string[]
  readonly place: string | undefined
  /** Words that are said as not understood. */
  readonly unmet: readonly string[]
  /** Words that are searched for in names. */
  readonly names: readonly string[]
  /** It is said that the results contain similar words. */
  readonly corrected: boolean
}

interface Judged {
  readonly text: string
  /** Filters and place are the expected ones, and each wish that is no filter is named. */
  readonly right: boolean
  /** A filter or a place that nobody wanted, or a wish that is neither a filter nor named. */
  readonly silentlyWrong: readonly string[]
}

/** Compares what a sentence was understood as with what its parent meant. */
export const judgeSentence = (
  { text, unmet = [] }: ParentSentence,
  expected: Pick<Understood, 'filters' | 'place'>,
  { filters, place, unmet: named, names, corrected }: Understood,
): Judged => {
  const said = named.map((words) => words.toLowerCase())
  const unsaid = unmet.filter((words) => !said.some((part) => part.includes(words.toLowerCase())))
  const sameFilters = filters.toSorted().join() === expected.filters.toSorted().join()
  return {
    text,
    right: sameFilters && place === expected.place && unsaid.length === 0 && names.length === 0,
    silentlyWrong: [
      ...filters.filter((one) => !expected.filters.includes(one)),
      ...unsaid.map((words) => `unsaid: ${words}`),
      // Similar words are announced.
      ...(corrected ? [] : [...names.map((words) => `name ${words}`), ...(place === expected.place ? [] : [`place ${place}`])]),
    ],
  }
}
