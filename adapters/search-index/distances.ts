import type { Point } from '#core/kernel/distance.ts'
import { metresPerDegree } from '#core/kernel/local-plane.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { approximateFacet } from './place-facets.ts'

/** Distances of rows whose point is only that of their city, and of those without a point, which are the last ones. */
const somewhere = 2 ** 29
const nowhere = 2 ** 30

/**
 * Returns the distance of each row from a point in whole metres; in Poland the plane differs from the sphere by less
 * than a metre per kilometre.
 */
export const distanceFrom = (
  { rows: { longitude, latitude, facets: columns }, facets }: OpenSnapshot,
  { longitude: x, latitude: y }: Point,
): ((row: number) => number) => {
  const approximate = columns[facets.findIndex(({ key }) => key === approximateFacet.key)]?.values
  return (row) => {
    if (approximate?.[row] === 1) return somewhere
    const rowX = longitude[row] as number
    const rowY = latitude[row] as number
    if (Number.isNaN(rowX)) return nowhere
    const dx = (rowX - x) * Math.cos(((rowY + y) * Math.PI) / 360)
    const dy = rowY - y
    return Math.floor(Math.sqrt(dx * dx + dy * dy) * metresPerDegree)
  }
}
