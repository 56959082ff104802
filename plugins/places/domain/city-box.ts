/** West, south, east, north in EPSG:4326 degrees. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const metresPerDegree = 111_320
const margin = 1000
const least = 3000

const sized = (centre: { longitude: number; latitude: number }, width: number, height: number): Bounds => {
  const [dx, dy] = [width / 2 / (metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180)), height / 2 / metresPerDegree]
  return { west: centre.longitude - dx, south: centre.latitude - dy, east: centre.longitude + dx, north: centre.latitude + dy }
}

/**
 * The two boxes of a city around the bulk of its facilities (2nd to 98th percentile): plus 1 km, at least 3 × 3 km;
 * for phones the same centre as portrait 3:4, grown so that nothing is lost (decisions §27).
 */
export const cityBoxes = ({ west, south, east, north }: Bounds): { readonly wide: Bounds; readonly portrait: Bounds } => {
  const centre = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  const width = Math.max(least, (east - west) * metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180) + 2 * margin)
  const height = Math.max(least, (north - south) * metresPerDegree + 2 * margin)
  const portrait = width / height > 3 / 4 ? { width, height: (width * 4) / 3 } : { width: (height * 3) / 4, height }
  return { wide: sized(centre, width, height), portrait: sized(centre, portrait.width, portrait.height) }
}

/** So far around the middle of a city of which no facility has a point, metres. */
const reach = 3000

/** The two boxes of a city of which only the middle is known (EPSG:4326 degrees). */
export const boxesAround = (middle: { readonly longitude: number; readonly latitude: number }) =>
  cityBoxes(sized(middle, 2 * (reach - margin), 2 * (reach - margin)))
