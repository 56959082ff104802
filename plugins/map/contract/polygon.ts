import type { Bounds } from './map-url-state.ts'

/** Returns a box as a closed polygon of five longitude/latitude points that begins and ends in the north-west corner (specification §7). */
export const polygonOf = ({ west, south, east, north }: Bounds): readonly (readonly [number, number])[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]
