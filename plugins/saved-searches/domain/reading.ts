import { isDeepStrictEqual } from 'node:util'
import type { UrlSearch } from '#plugins/map/contract/queries.ts'

/** What the text of a search means: its places and filters in one form, and the areas in which these are found. */
export interface Reading {
  readonly meaning: string
  readonly within: UrlSearch['within']
}

/** Returns what the text of a search means; `null` without a text. */
export const readingOf = ({ meaning, within }: Pick<UrlSearch, 'meaning' | 'within'>): Reading | null =>
  meaning === null ? null : { meaning, within }

/**
 * Compares what a text means with what it meant: `same`; `moved` where its places and filters are the same, but are
 * found in other areas, or where its meaning was not kept; `other` where it is another search.
 */
export const compareReadings = (before: Reading | null, now: Reading | null): 'same' | 'moved' | 'other' => {
  if (before?.meaning !== now?.meaning) return before === null ? 'moved' : 'other'
  return isDeepStrictEqual(before?.within, now?.within) ? 'same' : 'moved'
}
