import type { Box, IndexQuery } from '#core/search/facility-index.port.ts'
import { narrow } from './narrow.ts'
import { holdsAll, type OpenSnapshot } from './open-snapshot.ts'

/** Square degrees under which a box is asked of the tree; Warszawa is 0.11, Poland 60. */
const narrowBox = 0.25

/** Share of all rows beyond which sorting what the tree finds costs more than going through all in their order. */
const many = 1 / 32

/** Writes the rows of a query into `selected`, the best rank first; gives their number. */
export const selectRows = (open: OpenSnapshot, { within, choice }: IndexQuery): number =>
  narrow(open, choice, 'city' in within ? rowsOfCity(open, within.city) : rowsInBox(open, within))

const rowsOfCity = ({ rows, cityOf, selected }: OpenSnapshot, name: string): number => {
  const city = cityOf.get(name)
  if (city === undefined) return 0
  const members = rows.cityRows.subarray(rows.cityStart[city], rows.cityStart[city + 1])
  selected.set(members)
  return members.length
}

const rowsInBox = (open: OpenSnapshot, box: Box): number => {
  if (holdsAll(open, box)) {
    open.selected.set(open.rows.places.byRank)
    return open.rows.places.length
  }
  const { west, south, east, north } = box
  if ((east - west) * (north - south) > narrowBox) return rowsOfScan(open, box)
  const found = open.tree.range(west, south, east, north)
  if (found.length > open.rows.length * many) return rowsOfScan(open, box)
  for (const [at, place] of found.entries()) open.selected[at] = open.rows.places.row[place] ?? 0
  open.selected.subarray(0, found.length).sort()
  return found.length
}

const rowsOfScan = ({ rows: { longitude, latitude, length }, selected }: OpenSnapshot, { west, south, east, north }: Box): number => {
  let count = 0
  for (let row = 0; row < length; row++) {
    const x = longitude[row] as number
    const y = latitude[row] as number
    // NaN is in no box.
    if (x >= west && x <= east && y >= south && y <= north) selected[count++] = row
  }
  return count
}
