import type { Point } from '#core/kernel/distance.ts'
import { type Criterion, type CriterionKey, criteria, type ListOrder, ownCriteria } from '#core/search/orders.ts'
import { distanceFrom } from './distances.ts'
import { meanOfRow } from './means.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { orderValues } from './order-columns.ts'
import { noValue } from './rows.ts'

/** A sort key is a place of 31 bits by a criterion, and the position of the row so far. */
const positions = 2 ** 22
const lastPlace = 2 ** 31 - 1

type PlaceOf = (row: number) => number

/** Returns the place of each row by a criterion, from 0 for the first; rows without a value have the last one. */
const placesBy = (snapshot: OpenSnapshot, key: CriterionKey, nearTo: Point | null): PlaceOf => {
  const criterion: Criterion = criteria[key]
  switch (criterion.kind) {
    case 'text': {
      const { name, nameRanks } = snapshot.rows
      return (row) => nameRanks[name[row] as number] as number
    }
    case 'flag': {
      const values = orderValues(snapshot, key)
      return (row) => values[row] as number
    }
    case 'number': {
      const values = orderValues(snapshot, key)
      const { highestFirst } = criterion
      return (row) => {
        const value = values[row] as number
        if (value === noValue) return lastPlace
        return highestFirst ? lastPlace - 1 - value : value
      }
    }
    case 'mean': {
      const meanOf = meanOfRow(snapshot)
      return (row) => lastPlace - 1 - (meanOf(row) ?? -1)
    }
    case 'distance': {
      if (nearTo === null) throw new Error('The order by distance needs a point')
      return distanceFrom(snapshot, nearTo)
    }
    case 'id':
      throw new Error('Rows are sorted by id already')
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
    sortPart(selected.subarray(0, real), placeOf)
    sortPart(selected.subarray(real, count), placeOf)
  }
}

const sortPart = (part: Uint32Array, placeOf: PlaceOf): void => {
  const before = part.slice()
  const keys = new Float64Array(part.length)
  for (let at = 0; at < keys.length; at++) keys[at] = placeOf(before[at] as number) * positions + at
  keys.sort()
  for (let at = 0; at < keys.length; at++) part[at] = before[(keys[at] as number) % positions] as number
}
