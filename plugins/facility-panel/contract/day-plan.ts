interface Span {
  readonly start: number
  readonly end: number
}

/** Sorts entries by their start, then their end. */
export const sortByStart = <Entry extends Span>(entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.start - b.start || a.end - b.end)

/** Returns the pairs of neighbouring entries of a day that overlap: a warning, since groups may do two things at once. */
export const overlapsOf = <Entry extends Span>(entries: readonly Entry[]): readonly (readonly [Entry, Entry])[] => {
  const sorted = sortByStart(entries)
  return sorted.flatMap((entry, n) => {
    const next = sorted[n + 1]
    return next && next.start < entry.end ? [[entry, next] as const] : []
  })
}
