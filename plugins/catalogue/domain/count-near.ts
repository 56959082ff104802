import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { makePointCells } from '#core/kernel/point-cells.ts'

/** Degrees of a cell, at least two kilometres wide in Poland. */
const cellDegrees = 0.04

/** Returns a function that counts the points at most so many metres from another point, 2,000 at most. */
export const makeNearCounter = (points: readonly Point[], metres: number): ((from: Point) => number) => {
  const pointsAround = makePointCells(points, cellDegrees)
  return (from) => pointsAround(from).filter((point) => Math.floor(metresBetween(from, point)) <= metres).length
}
