/** Metres of a degree of latitude. */
const metresPerDegree = 111_195

/** Half the picture's width and height, in its own units; its upper edge is `reach` metres from the middle. */
export const half = { width: 200, height: 105 } as const
export const reach = 700

/** A point in EPSG:4326 degrees. */
export interface Point {
  readonly longitude: number
  readonly latitude: number
}

const scaleAt = ({ latitude }: Point) => Math.cos((latitude * Math.PI) / 180)
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Moves a point by metres east and north; to a tenth of a metre. */
export const moved = (point: Point, east: number, north: number): Point => ({
  longitude: round(point.longitude + east / (metresPerDegree * scaleAt(point))),
  latitude: round(point.latitude + north / metresPerDegree),
})

/** Returns where a point is in the picture around a centre, in its units right and down from the middle, and whether that is inside. */
export const spotOf = (centre: Point, { longitude, latitude }: Point) => {
  const unit = half.height / reach
  const x = (longitude - centre.longitude) * scaleAt(centre) * metresPerDegree * unit
  const y = (centre.latitude - latitude) * metresPerDegree * unit
  const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
  return { x: clamp(x, half.width), y: clamp(y, half.height), inside: Math.abs(x) <= half.width && Math.abs(y) <= half.height }
}

/** Returns the point at a spot of the picture. */
export const pointAt = (centre: Point, x: number, y: number): Point => {
  const metres = reach / half.height
  return moved(centre, x * metres, -y * metres)
}

/** Returns the metres between two points of one town. */
export const metresApart = (one: Point, other: Point): number =>
  metresPerDegree * Math.hypot((other.longitude - one.longitude) * scaleAt(one), other.latitude - one.latitude)
