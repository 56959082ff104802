import type { Point } from '#core/kernel/distance.ts'
import { offsetFrom } from '#core/kernel/local-plane.ts'

/** Position in the picture: units of the picture, right and down from its centre. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Half the picture's width and height, in its own units. */
export const halfSize = { width: 200, height: 105 } as const

/** Walking speed with a small child, metres per minute. */
const metresPerMinute = 60
/** Circles that may be drawn: minutes on foot. */
const minutes = [5, 10, 20, 40] as const
/** Distances from the centre up and down that a picture may show, metres. */
const reaches = [400, 700, 1200, 2000, 3000] as const
const maxReach = 3000

/**
 * Lays out the map of the neighbourhood, north up: nearby facilities that fit, each with its number in the list, and
 * circles of minutes on foot. The equirectangular projection is exact to a metre over these few kilometres.
 */
export const layOutNeighbourhood = (centre: Point, neighbours: readonly Point[]) => {
  const offsets = neighbours.map((one) => {
    const { east, north } = offsetFrom(centre, one)
    return { east, south: -north }
  })
  const distances = offsets
    .map(({ east, south }) => Math.max(Math.abs(south), (Math.abs(east) * halfSize.height) / halfSize.width) * 1.15)
    .filter((metres) => metres <= maxReach)
  const needed = Math.max(0, ...distances)
  const reach = reaches.find((one) => one >= needed) ?? maxReach
  const scale = halfSize.height / reach
  const spots = offsets
    .map(({ east, south }, at): Spot & { readonly number: number } => ({ x: east * scale, y: south * scale, number: at + 1 }))
    .filter(({ x, y }) => Math.abs(x) < halfSize.width - 8 && Math.abs(y) < halfSize.height - 8)
  const circles = minutes
    .map((time) => ({ time, radius: time * metresPerMinute * scale }))
    .filter(({ radius }) => radius < halfSize.height - 6 && radius > 24)
  return { spots, circles: circles.slice(-2), reach }
}

/** Returns `west,south,east,north` of a few streets around a point, as the map's address has them. */
export const boxAround = (longitude: number, latitude: number): string =>
  [longitude - 0.012, latitude - 0.005, longitude + 0.012, latitude + 0.005].map((side) => side.toFixed(4)).join(',')
