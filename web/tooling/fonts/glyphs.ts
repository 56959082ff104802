import { padded, type Tables, tableOf } from './sfnt.ts'

/** A glyph with its variations by weight. */
export interface Glyph {
  readonly outline: Buffer
  readonly variations: Buffer
  readonly advance: number
  readonly leftSideBearing: number
}

/** Glyphs of a font, and the weights to which their variations refer. */
export interface Glyphs {
  readonly list: readonly Glyph[]
  readonly sharedTuples: Buffer
}

/** Returns the parts between offsets of two or four bytes; two-byte offsets count pairs of bytes. */
const partsBetween = (data: Buffer, offsets: Buffer, at: number, count: number, long: boolean): readonly Buffer[] => {
  const offset = (n: number) => (long ? offsets.readUInt32BE(at + 4 * n) : 2 * offsets.readUInt16BE(at + 2 * n))
  return Array.from({ length: count }, (_, n) => data.subarray(offset(n), offset(n + 1)))
}

/** Reads the glyphs of a font. */
export const readGlyphs = (tables: Tables): Glyphs => {
  const gvar = tableOf(tables, 'gvar')
  const hmtx = tableOf(tables, 'hmtx')
  const count = tableOf(tables, 'maxp').readUInt16BE(4)
  const long = tableOf(tables, 'head').readInt16BE(50) === 1
  const outlines = partsBetween(tableOf(tables, 'glyf'), tableOf(tables, 'loca'), 0, count, long)
  const variations = partsBetween(gvar.subarray(gvar.readUInt32BE(16)), gvar, 20, count, (gvar.readUInt16BE(14) & 1) === 1)
  const metrics = tableOf(tables, 'hhea').readUInt16BE(34)
  const sharedAt = gvar.readUInt32BE(8)
  return {
    sharedTuples: gvar.subarray(sharedAt, sharedAt + 2 * gvar.readUInt16BE(4) * gvar.readUInt16BE(6)),
    list: outlines.map((outline, n) => ({
      outline,
      variations: variations[n] ?? Buffer.alloc(0),
      advance: hmtx.readUInt16BE(4 * Math.min(n, metrics - 1)),
      leftSideBearing: hmtx.readInt16BE(n < metrics ? 4 * n + 2 : 4 * metrics + 2 * (n - metrics)),
    })),
  }
}

const offsetsOf = (parts: readonly Buffer[]) => {
  const offsets = Buffer.alloc(4 * (parts.length + 1))
  let end = 0
  for (const [n, { length }] of parts.entries()) {
    end += length
    offsets.writeUInt32BE(end, 4 * (n + 1))
  }
  return offsets
}

/** Writes glyphs as the tables of a font; the other tables of `base` stay. */
export const writeGlyphs = (base: Tables, { list, sharedTuples }: Glyphs): Tables => {
  const outlines = list.map(({ outline }) => padded(outline))
  const variations = list.map((glyph) => padded(glyph.variations))
  const [head, hhea, maxp] = ['head', 'hhea', 'maxp'].map((tag) => Buffer.from(tableOf(base, tag))) as [Buffer, Buffer, Buffer]
  head.writeInt16BE(1, 50)
  hhea.writeUInt16BE(list.length, 34)
  maxp.writeUInt16BE(list.length, 4)
  const hmtx = Buffer.alloc(4 * list.length)
  for (const [n, { advance, leftSideBearing }] of list.entries()) {
    hmtx.writeUInt16BE(advance, 4 * n)
    hmtx.writeInt16BE(leftSideBearing, 4 * n + 2)
  }
  const offsets = offsetsOf(variations)
  const header = Buffer.from(tableOf(base, 'gvar').subarray(0, 20))
  header.writeUInt32BE(header.length + offsets.length, 8)
  header.writeUInt16BE(list.length, 12)
  header.writeUInt16BE(1, 14)
  header.writeUInt32BE(header.length + offsets.length + sharedTuples.length, 16)
  const gvar = Buffer.concat([header, offsets, sharedTuples, ...variations])
  return new Map([...base, ...Object.entries({ head, hhea, maxp, hmtx, gvar, glyf: Buffer.concat(outlines), loca: offsetsOf(outlines) })])
}
