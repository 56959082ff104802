import type { Point } from '#core/kernel/distance.ts'
import { metresPerDegree } from '#core/kernel/local-plane.ts'
import type { OpenSnapshot } from './open-snapshot.ts'
import { approximateFacet } from './place-facets.ts'

/** Bits of the row in a sort key; the rest is its distance in metres. */
const rowBits = 2 ** 22
/** Sort rows last, those without a point after those whose point is only that of their city. */
const [somewhere, nowhere] = [2 ** 29, 2 ** 30]

/** Sorts the first `count` selected rows by their distance from a point, equal ones by rank; in Poland the plane differs from the sphere by less than a metre per kilometre. */
export const sortByDistance = (
  { rows: { longitude, latitude, facets: columns }, facets, selected }: OpenSnapshot,
  count: number,
  { longitude: x, latitude: y }: Point,
) => {
  const approximate = columns[facets.findIndex(({ key }) => key === approximateFacet.key)]?.values
  const keys = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    const row = selected[at] as number
    const [rowX, rowY] = [longitude[row] as number, latitude[row] as number]
    const dx = (rowX - x) * Math.cos(((rowY + y) * Math.PI) / 360)
    const dy = rowY - y
    const metres = Number.isNaN(rowX) ? nowhere : Math.floor(Math.sqrt(dx * dx + dy * dy) * metresPerDegree)
    keys[at] = (approximate?.[row] === 1 ? somewhere : metres) * rowBits + row
  }
  keys.sort()
  for (let at = 0; at < count; at++) selected[at] = (keys[at] as number) % rowBits
}
