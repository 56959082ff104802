import { metresBetween, type Point } from '#core/kernel/distance.ts'

/** Degrees of a cell, at least two kilometres wide in Poland. */
const cellSize = 0.04

const cellOf = (degrees: number) => Math.floor(degrees / cellSize)
const keyOf = (x: number, y: number) => x * 10_000 + y

/**
 * Returns a function that counts the points at most so many metres from another point, 2,000 at most; it compares only
 * those in the cells around it.
 */
export const makeNearCounter = (points: readonly Point[], metres: number): ((from: Point) => number) => {
  const cells = Map.groupBy(points, ({ longitude, latitude }) => keyOf(cellOf(longitude), cellOf(latitude)))
  const steps = [-1, 0, 1]
  return (from) => {
    const x = cellOf(from.longitude)
    const y = cellOf(from.latitude)
    const around = steps.flatMap((dx) => steps.flatMap((dy) => cells.get(keyOf(x + dx, y + dy)) ?? []))
    return around.filter((point) => Math.floor(metresBetween(from, point)) <= metres).length
  }
}
