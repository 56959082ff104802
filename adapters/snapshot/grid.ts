/** A cell of the grid is 64 px of a map with tiles of 512 px, so that each cell is four of the next zoom. */
const cellsInWorld = 3

/** The deepest zoom of the map. */
export const deepest = 18

/** Clusters and single facilities of one answer. */
export const mostMarkers = 300

/** Bits of a mercator coordinate that lie within a cell. */
export const shiftOf = (zoom: number): number => 32 - cellsInWorld - zoom

/** The zoom from which on two points in mercator lie in different cells, below 0 where they always do; `differing` are the bits in which x or y differ. */
export const partingZoom = (differing: number): number => Math.clz32(differing) - cellsInWorld + 1

/** The bits of a cell at the deepest zoom, along a curve (Z-order) on which the points of a cell of any zoom stand together: 42 bits in two numbers. */
export const curveOf = (x: number, y: number): readonly [number, number] => [
  spread(x >>> 21) | (spread(y >>> 21) << 1),
  (spread((x >>> 11) & 1023) | (spread((y >>> 11) & 1023) << 1)) >>> 0,
]

/** Puts a nought after each of 11 bits. */
const spread = (bits: number): number => {
  let wide = bits
  wide = (wide | (wide << 8)) & 0x00ff00ff
  wide = (wide | (wide << 4)) & 0x0f0f0f0f
  wide = (wide | (wide << 2)) & 0x33333333
  return (wide | (wide << 1)) & 0x55555555
}
