import type { Point } from '#core/kernel/distance.ts'
import { type CriterionKey, criteria, type ListOrder, ownCriteria } from '#core/search/orders.ts'
import { distanceFrom } from './distances.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { meanOfRow } from './rating-means.ts'
import { lastPlace, placesOfRows } from './row-places.ts'
import { sortSlice } from './sort-slice.ts'

type PlaceOf = (row: number) => number

/** Returns the place of each row by a criterion, from 0 for the first; rows without a value have the last one. */
const placesBy = (snapshot: OpenSnapshot, key: CriterionKey, nearTo: Point | null): PlaceOf => {
  switch (criteria[key].kind) {
    case 'mean': {
      const meanOf = meanOfRow(snapshot)
      return (row) => lastPlace - 1 - (meanOf(row) ?? -1)
    }
    case 'distance': {
      if (nearTo === null) throw new Error('The order by distance needs a point')
      return distanceFrom(snapshot, nearTo)
    }
    case 'rotation':
    case 'id':
      throw new Error('Rows are sorted by rotation and id already')
    default:
      return placesOfRows({ ...snapshot, nameRanks: snapshot.rows.nameRanks }, key)
  }
}

/**
 * Sorts the first `count` selected rows by an order. They are selected in the order `recommended`, so that only the
 * order's own criteria are sorted by, the last one first, each time without moving equal rows. Invented facilities,
 * the last rows, stay behind all others.
 */
export const sortRows = (snapshot: OpenSnapshot, count: number, order: ListOrder, nearTo: Point | null): void => {
  const own = ownCriteria(order).toReversed()
  if (own.length === 0) return
  const { selected, firstInvented } = snapshot
  let real = count
  while (real > 0 && (selected[real - 1] as number) >= firstInvented) real--
  for (const key of own) {
    const placeOf = placesBy(snapshot, key, nearTo)
    sortSlice(selected.subarray(0, real), placeOf)
    sortSlice(selected.subarray(real, count), placeOf)
  }
}
