/** Bits of the cell number at zoom 0: a cell is 64 px of a map with tiles of 512 px, and each cell contains four of the next zoom. */
const worldCellBits = 3

/** Maximum zoom of the map. */
export const maxZoom = 18

/** Radius of a cluster, pixels. */
export const clusterRadius = 80

/** Number of points up to which clusters are as small as a pin with its text, and their radius in pixels. */
export const fewFacilities = 40
export const separateRadius = 44

/** Maximum number of clusters and single facilities of a city, of which a part is visible, and of any other area. */
export const maxMarkers = { area: 300, city: 1000 } as const

/** Returns the size of a pixel in web mercator units. */
export const pixel = (zoom: number): number => 2 ** (23 - zoom)

/** Low bits of a coordinate that the Z-order does not contain. */
const bitsBelowOrder = 11

/** Returns the number of low bits of a mercator coordinate that are within a cell. */
export const cellShift = (zoom: number): number => 32 - worldCellBits - zoom

/** Returns the same for cells of 16 px, larger only where the Z-order does not distinguish them. */
export const fineCellShift = (zoom: number): number => Math.max(bitsBelowOrder, cellShift(zoom) - 2)

/** Returns the lowest zoom at which two points are in different cells, below 0 if always; `differing`: the bits in which x or y differ. */
export const separationZoom = (differing: number): number => Math.clz32(differing) - worldCellBits + 1

/** Counts the occupied cells of each zoom; neighbours in Z-order give the zooms at which cells separate. */
export const cellsByZoom = (
  { x, y }: { readonly x: Uint32Array; readonly y: Uint32Array },
  places: Uint32Array,
  count: number,
): Uint32Array => {
  const separations = new Uint32Array(32)
  for (let at = 1; at < count; at++) {
    const one = places[at - 1] as number
    const other = places[at] as number
    const zoom = Math.max(0, separationZoom(((x[one] as number) ^ (x[other] as number)) | ((y[one] as number) ^ (y[other] as number))))
    separations[zoom] = (separations[zoom] as number) + 1
  }
  let cells = count > 0 ? 1 : 0
  return separations.map((separated) => (cells += separated))
}

/**
 * Returns the Z-order key of a cell at the maximum zoom as two numbers, 42 bits: in its order, points of a cell of any
 * zoom are adjacent.
 */
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
