/** Bits of the cell number at zoom 0: a cell is 64 px of a map with tiles of 512 px, and each cell contains four of the next zoom. */
const worldCellBits = 3

/** Maximum zoom of the map. */
export const maxZoom = 18

/** Maximum number of clusters and single facilities of one result. */
export const maxMarkers = 300

/** Returns the number of low bits of a mercator coordinate that are within a cell. */
export const cellShift = (zoom: number): number => 32 - worldCellBits - zoom

/** Returns the lowest zoom at which two points are in different cells, below 0 if always; `differing`: the bits in which x or y differ. */
export const separationZoom = (differing: number): number => Math.clz32(differing) - worldCellBits + 1

/** Returns the Z-order key of a cell at the maximum zoom as two numbers, 42 bits: in its order, points of a cell of any zoom are adjacent. */
export const zOrderOf = (x: number, y: number): readonly [number, number] => [
  spreadBits(x >>> 21) | (spreadBits(y >>> 21) << 1),
  (spreadBits((x >>> 11) & 1023) | (spreadBits((y >>> 11) & 1023) << 1)) >>> 0,
]

/** Inserts a zero bit after each of 11 bits. */
const spreadBits = (bits: number): number => {
  let wide = bits
  wide = (wide | (wide << 8)) & 0x00ff00ff
  wide = (wide | (wide << 4)) & 0x0f0f0f0f
  wide = (wide | (wide << 2)) & 0x33333333
  return (wide | (wide << 1)) & 0x55555555
}
