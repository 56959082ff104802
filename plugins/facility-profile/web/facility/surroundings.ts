/** A point in EPSG:4326 degrees. */
interface Point {
  readonly longitude: number
  readonly latitude: number
}

/** Where something stands in the picture: units of the picture, right and down from its middle. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Half the picture's width and height, in its own units. */
export const half = { width: 160, height: 100 } as const

/** How far a grown-up walks with a small child in a minute, metres. */
const walked = 60
/** Rings that may be drawn: minutes on foot. */
const minutes = [5, 10, 20, 40] as const
/** The picture never shows less than this from its middle up and down, metres, nor more. */
const [least, most] = [330, 3000]

const metresPerDegree = 111_195

/**
 * A picture of the surroundings, north up: the neighbours that fit, each with its number in the list, and rings of minutes on foot.
 * Equirectangular, which is true to a metre over these few kilometres.
 */
export const surroundings = (middle: Point, neighbours: readonly Point[]) => {
  const squeeze = Math.cos((middle.latitude * Math.PI) / 180)
  const offsets = neighbours.map(({ longitude, latitude }) => ({
    east: (longitude - middle.longitude) * squeeze * metresPerDegree,
    south: (middle.latitude - latitude) * metresPerDegree,
  }))
  const needed = offsets
    .map(({ east, south }) => Math.max(Math.abs(south), (Math.abs(east) * half.height) / half.width) * 1.15)
    .filter((metres) => metres <= most)
  const reach = Math.min(most, Math.max(least, ...needed))
  const scale = half.height / reach
  const spots = offsets
    .map(({ east, south }, at): Spot & { readonly number: number } => ({ x: east * scale, y: south * scale, number: at + 1 }))
    .filter(({ x, y }) => Math.abs(x) < half.width - 8 && Math.abs(y) < half.height - 8)
  const rings = minutes
    .map((time) => ({ time, radius: time * walked * scale }))
    .filter(({ radius }) => radius < half.height - 6 && radius > 24)
  return { spots, rings: rings.slice(-2) }
}
