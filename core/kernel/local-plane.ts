import type { Point } from './distance.ts'

/** Metres of a degree of latitude, and of one of longitude at the equator. */
export const metresPerDegree = 111_195

const longitudeScale = ({ latitude }: Point) => Math.cos((latitude * Math.PI) / 180)
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/**
 * Returns a point moved by metres east and north, rounded to a tenth of a metre. As in `offsetFrom`, the plane is exact
 * to a metre over a few kilometres.
 */
export const moveBy = (point: Point, east: number, north: number): Point => ({
  longitude: round(point.longitude + east / (metresPerDegree * longitudeScale(point))),
  latitude: round(point.latitude + north / metresPerDegree),
})

/** Returns how far a point lies east and north of an origin, in metres. */
export const offsetFrom = (origin: Point, point: Point): { readonly east: number; readonly north: number } => ({
  east: (point.longitude - origin.longitude) * longitudeScale(origin) * metresPerDegree,
  north: (point.latitude - origin.latitude) * metresPerDegree,
})
