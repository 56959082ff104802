import { fineCellShift } from './grid.ts'
import type { OpenSnapshot } from './open-snapshot.ts'

/** Groups of points near each other, in Z-order: the points of cell `c` are the places from `start[c]` to before `start[c + 1]`. */
export interface Cells {
  readonly length: number
  readonly start: Uint32Array
  readonly count: Uint32Array
  /** Mean of the points in web mercator. */
  readonly x: Float64Array
  readonly y: Float64Array
}

/**
 * Groups the first `located` selected places by the small cells of a zoom, at most `capacity`; each place is a cell of
 * its own where the zoom is `null`.
 */
export const cellsAt = (
  { rows: { places }, selectedPlaces }: OpenSnapshot,
  located: number,
  zoom: number | null,
  capacity: number,
): Cells => {
  const start = new Uint32Array(capacity)
  const count = new Uint32Array(capacity)
  const x = new Float64Array(capacity)
  const y = new Float64Array(capacity)
  const shift = zoom === null ? null : fineCellShift(zoom)
  let length = 0
  for (let from = 0, to = 0; from < located; from = to, length++) {
    const first = selectedPlaces[from] as number
    const firstX = places.x[first] as number
    const firstY = places.y[first] as number
    let sumX = firstX
    let sumY = firstY
    for (to = from + 1; shift !== null && to < located; to++) {
      const place = selectedPlaces[to] as number
      const placeX = places.x[place] as number
      const placeY = places.y[place] as number
      if (((placeX ^ firstX) | (placeY ^ firstY)) >>> shift !== 0) break
      sumX += placeX
      sumY += placeY
    }
    start[length] = from
    count[length] = to - from
    x[length] = sumX / (to - from)
    y[length] = sumY / (to - from)
  }
  return { length, start, count, x, y }
}
