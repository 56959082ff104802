import type { Bounds } from './map-address.ts'

/** The closed ring of five longitude/latitude points around a box, from the north-west corner and back to it (specification §7). */
export const ringOf = ({ west, south, east, north }: Bounds): readonly (readonly [number, number])[] => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]
