import type { Cells } from './cluster-cells.ts'

/** Cluster of each cell, and the cell that each cluster began with. */
export interface ClaimedCells {
  readonly clusters: number
  readonly clusterOf: Int32Array
  readonly seed: Int32Array
}

const none = -1
/** Bits of the cell's number in a sort key; the rest is its count. */
const numberBits = 2 ** 24

/**
 * Gives each cell to a cluster: the one with most points claims all unclaimed cells within `radius` (web mercator
 * units), then the next largest.
 */
export const claimCells = (cells: Cells, radius: number): ClaimedCells => {
  const { length, x, y } = cells
  const { bucketOf, firstOf, next, columns } = bucketsOf(cells, radius)
  const clusterOf = new Int32Array(length).fill(none)
  const seed = new Int32Array(length)
  const limit = radius * radius
  let clusters = 0
  for (const cell of largestFirst(cells)) {
    if (clusterOf[cell] !== none) continue
    const centreX = x[cell] as number
    const centreY = y[cell] as number
    const bucket = bucketOf[cell] as number
    for (let down = -1; down <= 1; down++)
      for (let right = -1; right <= 1; right++)
        for (let at = firstOf.get(bucket + down * columns + right) ?? none; at !== none; at = next[at] as number) {
          if (clusterOf[at] !== none) continue
          const dx = (x[at] as number) - centreX
          const dy = (y[at] as number) - centreY
          if (dx * dx + dy * dy <= limit) clusterOf[at] = clusters
        }
    seed[clusters++] = cell
  }
  return { clusters, clusterOf, seed }
}

/** Returns the numbers of the cells, those with most points first; of equals the first in Z-order. */
const largestFirst = ({ length, count }: Cells): Float64Array => {
  const keys = new Float64Array(length)
  for (let cell = 0; cell < length; cell++) keys[cell] = cell - (count[cell] as number) * numberBits
  keys.sort()
  for (let at = 0; at < length; at++) keys[at] = (keys[at] as number) + Math.ceil(-(keys[at] as number) / numberBits) * numberBits
  return keys
}

/** Sorts the cells into squares as wide as the radius, each a linked list, so that all within the radius are in nine of them. */
const bucketsOf = ({ length, x, y }: Cells, radius: number) => {
  let west = Infinity
  let north = Infinity
  let east = -Infinity
  for (let cell = 0; cell < length; cell++) {
    west = Math.min(west, x[cell] as number)
    east = Math.max(east, x[cell] as number)
    north = Math.min(north, y[cell] as number)
  }
  // An empty column at the end, so that no square has a neighbour in the next line.
  const columns = Math.floor((east - west) / radius) + 2
  const bucketOf = new Float64Array(length)
  const next = new Int32Array(length)
  const firstOf = new Map<number, number>()
  for (let cell = length - 1; cell >= 0; cell--) {
    const bucket = Math.floor(((y[cell] as number) - north) / radius) * columns + Math.floor(((x[cell] as number) - west) / radius)
    bucketOf[cell] = bucket
    next[cell] = firstOf.get(bucket) ?? none
    firstOf.set(bucket, cell)
  }
  return { bucketOf, firstOf, next, columns }
}
