/** A point in EPSG:4326 degrees. */
export interface Point {
  readonly longitude: number
  readonly latitude: number
}

const earthMetres = 6_371_008.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the great-circle distance of two points in metres (haversine). */
export const metresBetween = (a: Point, b: Point): number => {
  const dLatitude = radians(b.latitude - a.latitude)
  const dLongitude = radians(b.longitude - a.longitude)
  const h = Math.sin(dLatitude / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLongitude / 2) ** 2
  return 2 * earthMetres * Math.asin(Math.sqrt(h))
}

/** Returns the whole metres from a point to a place; `null` without a point on either side. */
export const distanceFrom = (
  origin: Point | null,
  { longitude, latitude }: { readonly longitude: number | null; readonly latitude: number | null },
): number | null =>
  origin === null || longitude === null || latitude === null ? null : Math.round(metresBetween(origin, { longitude, latitude }))
