import type { Point } from '#core/kernel/distance.ts'
import { moveBy, offsetFrom } from '#core/kernel/local-plane.ts'

/** Half the picture's width and height, in its own units; its upper edge is `reach` metres from the middle. */
export const half = { width: 200, height: 105 } as const
export const reach = 700

const metresPerUnit = reach / half.height

/** Returns where a point is in the picture around a centre, in its units right and down from the middle, and whether that is inside. */
export const spotOf = (centre: Point, point: Point) => {
  const { east, north } = offsetFrom(centre, point)
  const x = east / metresPerUnit
  const y = (0 - north) / metresPerUnit
  const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
  return { x: clamp(x, half.width), y: clamp(y, half.height), inside: Math.abs(x) <= half.width && Math.abs(y) <= half.height }
}

/** Returns the point at a spot of the picture. */
export const pointAt = (centre: Point, x: number, y: number): Point => moveBy(centre, x * metresPerUnit, -y * metresPerUnit)
