/** Limits of one document: bytes on the heap and beside it, bytes of the result, milliseconds, and sides of its pages in points. */
export const documentLimits = {
  heapMb: 128,
  external: 96e6,
  result: 20e6,
  milliseconds: 15_000,
  // The largest is what the format allows, the smallest is legible.
  sides: { min: 36, max: 14_400 },
} as const

/** Throws unless a page of so many points is neither too small nor too large. */
export const requirePageSize = (width: number, height: number): void => {
  const { min, max } = documentLimits.sides
  if (!(Math.min(width, height) >= min && Math.max(width, height) <= max)) throw new Error(`${width} × ${height} points`)
}
