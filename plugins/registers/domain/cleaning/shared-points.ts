import type { Point } from '#core/kernel/distance.ts'
import { pointKey } from './point-plausibility.ts'

interface LocatedRow extends Point {
  /** Key of the locality in the row's address. */
  readonly locality: string
}

/** A geocoder moves its default point by 0.00003 degrees of latitude for each further row; rows of one place differ by more. */
const step = 0.0005

/**
 * Returns the keys of the points that rows of different localities share, which is what a geocoder gives for an
 * address that it does not find: equal longitudes, and latitudes in steps of less than 0.0005 degrees.
 */
export const sharedPoints = (rows: readonly LocatedRow[]): ReadonlySet<string> => {
  const keys = new Set<string>()
  for (const column of Map.groupBy(rows, ({ longitude }) => longitude).values()) {
    let group: LocatedRow[] = []
    const close = () => {
      if (new Set(group.map(({ locality }) => locality)).size > 1) for (const row of group) keys.add(pointKey(row))
      group = []
    }
    for (const row of column.toSorted((a, b) => a.latitude - b.latitude)) {
      const last = group.at(-1)
      if (last && row.latitude - last.latitude >= step) close()
      group.push(row)
    }
    close()
  }
  return keys
}
