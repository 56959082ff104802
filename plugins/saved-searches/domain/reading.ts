import type { IndexQuery } from '#core/search/facility-index.port.ts'

/** Meaning of a search's text: its places and filters in one form, and the areas in which these are found. */
export interface Reading {
  readonly meaning: string
  readonly within: IndexQuery['within']
}

/** Returns what the text of a search means; `null` without a text. */
export const readingOf = ({
  meaning,
  within,
}: {
  readonly meaning: string | null
  readonly within: IndexQuery['within']
}): Reading | null => (meaning === null ? null : { meaning, within })

/** The database keeps the members of objects in an order of its own. */
const inOneForm = (within: IndexQuery['within'] | undefined): string =>
  JSON.stringify(within, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  ) ?? ''

/**
 * Compares what a text means with what it meant: `same`; `moved` where its places and filters are the same, but are
 * found in other areas, or where its meaning was not kept; `other` where it is another search.
 */
export const compareReadings = (before: Reading | null, now: Reading | null): 'same' | 'moved' | 'other' => {
  if (before?.meaning !== now?.meaning) return before === null ? 'moved' : 'other'
  return inOneForm(before?.within) === inOneForm(now?.within) ? 'same' : 'moved'
}
