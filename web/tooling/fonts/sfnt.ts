/** Tables of an OpenType font by tag. */
export type Tables = ReadonlyMap<string, Buffer>

const headerBytes = 12
const recordBytes = 16

/** Reads the tables of an uncompressed OpenType font. */
export const readTables = (font: Buffer): Tables => {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const at = headerBytes + n * recordBytes
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))] as const
    }),
  )
}

/** Returns a table. Throws if the font lacks it. */
export const tableOf = (tables: Tables, tag: string): Buffer => {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table ${tag}`)
  return table
}

/** Pads a table with zeros to a multiple of four bytes. */
export const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

const checksumOf = (table: Buffer) => {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

/** Writes an OpenType font with TrueType outlines. */
export const writeTables = (tables: Tables): Buffer => {
  const sorted = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const log = Math.floor(Math.log2(sorted.length))
  const header = Buffer.alloc(headerBytes + sorted.length * recordBytes)
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(sorted.length, 4)
  header.writeUInt16BE(2 ** log * recordBytes, 6)
  header.writeUInt16BE(log, 8)
  header.writeUInt16BE((sorted.length - 2 ** log) * recordBytes, 10)
  let start = header.length
  const bodies = sorted.map(([tag, table], n) => {
    const body = padded(table)
    const at = headerBytes + n * recordBytes
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksumOf(body), at + 4)
    header.writeUInt32BE(start, at + 8)
    header.writeUInt32BE(table.length, at + 12)
    start += body.length
    return body
  })
  return Buffer.concat([header, ...bodies])
}
