import type { OpenSnapshot } from './open-snapshot.ts'

/** Share of all rows below which sorting the places of the selected rows is faster than scanning all places. */
const sortThreshold = 1 / 32

/** Writes the places of the first `count` selected rows in Z-order; returns their number, without rows that have no point. */
export const writePlaces = (snapshot: OpenSnapshot, count: number): number =>
  count < snapshot.rows.length * sortThreshold ? writeSorted(snapshot, count) : writeByScanning(snapshot, count)

const writeSorted = ({ rows: { places, longitude }, selected, selectedPlaces }: OpenSnapshot, count: number): number => {
  let located = 0
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    if (!Number.isNaN(longitude[row] as number)) selectedPlaces[located++] = places.ofRow[row] as number
  }
  selectedPlaces.subarray(0, located).sort()
  return located
}

const writeByScanning = ({ rows: { places }, selected, selectedPlaces, isSelected }: OpenSnapshot, count: number): number => {
  for (let at = 0; at < count; at++) isSelected[selected[at] as number] = 1
  let located = 0
  for (let place = 0; place < places.length; place++) {
    selectedPlaces[located] = place
    located += isSelected[places.row[place] as number] as number
  }
  isSelected.fill(0)
  return located
}
