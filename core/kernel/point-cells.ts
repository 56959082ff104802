import type { Point } from './distance.ts'

/**
 * Returns a function that finds the points in the cell of another point and in the eight around it; a side of a cell has
 * so many degrees, so that nothing nearer than a side is missing.
 */
export const makePointCells = <Place extends Point>(places: readonly Place[], degrees: number): ((from: Point) => readonly Place[]) => {
  const cellOf = (angle: number) => Math.floor(angle / degrees)
  const keyOf = (x: number, y: number) => `${x}/${y}`
  const cells = Map.groupBy(places, ({ longitude, latitude }) => keyOf(cellOf(longitude), cellOf(latitude)))
  const sides = [-1, 0, 1]
  return (from) => {
    const x = cellOf(from.longitude)
    const y = cellOf(from.latitude)
    return sides.flatMap((dx) => sides.flatMap((dy) => cells.get(keyOf(x + dx, y + dy)) ?? []))
  }
}
