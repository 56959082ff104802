import type { NameIndexData } from './name-index-data.ts'

type Facilities = NameIndexData['facilities']

/** Returns the best position at which facilities have a word: 0 in a name, 1 in the context, 2 in an address; `null` for none. */
export const bestPosition = ({ index: { postings, postingStarts } }: Facilities, word: number): number | null => {
  if (word < 0) return null
  let best = 3
  for (let at = postingStarts[word] as number; best > 0 && at < (postingStarts[word + 1] as number); at++)
    best = Math.min(best, (postings[at] as number) & 3)
  return best < 3 ? best : null
}

/** Returns whether the name of one included facility has all words, each as it is written; not where the index lacks one. */
export const areInOneName = (
  { index: { postings, postingStarts, documentWords, documentStarts } }: Facilities,
  words: readonly number[],
  isIncluded: (row: number) => boolean,
): boolean => {
  const occurrences = (word: number) => (postingStarts[word + 1] as number) - (postingStarts[word] as number)
  const [rarest, ...others] = words.toSorted((a, b) => occurrences(a) - occurrences(b))
  if (rarest === undefined || words.some((word) => word < 0)) return false
  const hasInName = (facility: number, word: number) => {
    for (let at = documentStarts[facility] as number; at < (documentStarts[facility + 1] as number); at++)
      if (documentWords[at] === word * 4) return true
    return false
  }
  for (let at = postingStarts[rarest] as number; at < (postingStarts[rarest + 1] as number); at++) {
    const facility = (postings[at] as number) >> 2
    if (((postings[at] as number) & 3) === 0 && others.every((word) => hasInName(facility, word)) && isIncluded(facility)) return true
  }
  return false
}

/** Returns whether the name of an included facility has a word of some runs of words. */
export const isInSomeName = (
  { index: { postings, postingStarts } }: Facilities,
  runs: readonly (readonly [from: number, to: number])[],
  isIncluded: (row: number) => boolean,
): boolean =>
  runs.some(([from, to]) => {
    for (let at = postingStarts[from] as number; at < (postingStarts[to] as number); at++)
      if (((postings[at] as number) & 3) === 0 && isIncluded((postings[at] as number) >> 2)) return true
    return false
  })
