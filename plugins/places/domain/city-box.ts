/** West, south, east, north in EPSG:4326 degrees. */
export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const metresPerDegree = 111_320
const margin = 1000
const minSize = 3000

const boxOfSize = (centre: { longitude: number; latitude: number }, width: number, height: number): Bounds => {
  const dx = width / 2 / (metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180))
  const dy = height / 2 / metresPerDegree
  return { west: centre.longitude - dx, south: centre.latitude - dy, east: centre.longitude + dx, north: centre.latitude + dy }
}

/**
 * Returns the two bounding boxes of a city around most of its facilities (2nd to 98th percentile): plus 1 km, at least 3 × 3 km;
 * for phones with the same centre, extended to portrait 3:4 (decisions §27).
 */
export const cityBoxes = ({ west, south, east, north }: Bounds): { readonly wide: Bounds; readonly portrait: Bounds } => {
  const centre = { longitude: (west + east) / 2, latitude: (south + north) / 2 }
  const width = Math.max(minSize, (east - west) * metresPerDegree * Math.cos((centre.latitude * Math.PI) / 180) + 2 * margin)
  const height = Math.max(minSize, (north - south) * metresPerDegree + 2 * margin)
  const portrait = width / height > 3 / 4 ? { width, height: (width * 4) / 3 } : { width: (height * 3) / 4, height }
  return { wide: boxOfSize(centre, width, height), portrait: boxOfSize(centre, portrait.width, portrait.height) }
}

/** Radius in metres around the centre of a city whose facilities have no coordinates. */
const radius = 3000

/** Returns the two bounding boxes of a city of which only the centre is known (EPSG:4326 degrees). */
export const boxesAround = (centre: { readonly longitude: number; readonly latitude: number }) =>
  cityBoxes(boxOfSize(centre, 2 * (radius - margin), 2 * (radius - margin)))
