/** Numbers that vary with the weight: the weights they refer to, and lists of differences. */
export interface Variations {
  readonly regions: Buffer
  readonly lists: readonly Buffer[]
}

/** Reads an item variation store. */
export const readVariations = (store: Buffer): Variations => {
  const regions = store.subarray(store.readUInt32BE(2))
  return {
    regions: regions.subarray(0, 4 + 6 * regions.readUInt16BE(0) * regions.readUInt16BE(2)),
    lists: Array.from({ length: store.readUInt16BE(6) }, (_, n) => {
      const list = store.subarray(store.readUInt32BE(8 + 4 * n))
      const rows = list.readUInt16BE(0)
      const wide = list.readUInt16BE(2)
      const columns = list.readUInt16BE(4)
      return list.subarray(0, 6 + 2 * columns + rows * (columns + (wide & 0x7fff)) * (wide & 0x8000 ? 2 : 1))
    }),
  }
}

/** Writes an item variation store. */
export const writeVariations = ({ regions, lists }: Variations): Buffer => {
  const header = Buffer.alloc(8 + 4 * lists.length)
  header.writeUInt16BE(1, 0)
  header.writeUInt32BE(header.length, 2)
  header.writeUInt16BE(lists.length, 6)
  let start = header.length + regions.length
  for (const [n, { length }] of lists.entries()) {
    header.writeUInt32BE(start, 8 + 4 * n)
    start += length
  }
  return Buffer.concat([header, regions, ...lists])
}

/** Joins the lists of two stores that refer to the same weights; those of the second one follow. */
export const joinVariations = (one: Variations, other: Variations): Variations => {
  if (!one.regions.equals(other.regions)) throw new Error('The fonts vary in different ways')
  return { regions: one.regions, lists: [...one.lists, ...other.lists] }
}
