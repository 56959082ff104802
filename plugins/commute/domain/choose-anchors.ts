import { metresBetween, type Point } from '#core/kernel/distance.ts'

/**
 * Chooses points that lie far from one another: the first, then always the one farthest from those chosen. The same for
 * the same points, at most `count`; points that are given twice count once.
 */
export const chooseAnchors = (points: readonly Point[], count: number): readonly Point[] => {
  const chosen: Point[] = []
  const distances = points.map(() => Number.POSITIVE_INFINITY)
  let next = points[0]
  while (next !== undefined && chosen.length < count) {
    const { longitude, latitude } = next
    chosen.push({ longitude, latitude })
    let farthest = 0
    let candidate: Point | undefined
    for (const [at, point] of points.entries()) {
      const metres = Math.min(distances[at] ?? 0, metresBetween(point, next))
      distances[at] = metres
      if (metres > farthest) [farthest, candidate] = [metres, point]
    }
    next = candidate
  }
  return chosen
}
