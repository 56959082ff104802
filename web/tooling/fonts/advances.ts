import { joinVariations, readVariations, type Variations, writeVariations } from './item-variations.ts'

/** Widths of glyphs by weight (table `HVAR`): variations, and by glyph a list of them and a row in it. */
interface Advances {
  readonly variations: Variations
  readonly rows: readonly (readonly [list: number, row: number])[]
}

const readAdvances = (hvar: Buffer, glyphs: number): Advances => {
  const at = hvar.readUInt32BE(8)
  const [format, entry] = at === 0 ? [0, 0] : [hvar.readUInt8(at), hvar.readUInt8(at + 1)]
  const rowBits = (entry & 0x0f) + 1
  const bytes = ((entry & 0x30) >> 4) + 1
  const [count, start] = format === 0 ? [at === 0 ? 0 : hvar.readUInt16BE(at + 2), at + 4] : [hvar.readUInt32BE(at + 2), at + 6]
  return {
    variations: readVariations(hvar.subarray(hvar.readUInt32BE(4))),
    rows: Array.from({ length: glyphs }, (_, glyph) => {
      if (at === 0) return [0, glyph] as const
      const value = hvar.readUIntBE(start + Math.min(glyph, count - 1) * bytes, bytes)
      return [value >> rowBits, value & ((1 << rowBits) - 1)] as const
    }),
  }
}

const writeAdvances = ({ variations, rows }: Advances): Buffer => {
  const rowBits = Math.max(1, Math.ceil(Math.log2(1 + Math.max(...rows.map(([, row]) => row)))))
  const map = Buffer.alloc(4 + 2 * rows.length)
  map.writeUInt8(0x10 | (rowBits - 1), 1)
  map.writeUInt16BE(rows.length, 2)
  for (const [glyph, [list, row]] of rows.entries()) map.writeUInt16BE((list << rowBits) | row, 4 + 2 * glyph)
  const header = Buffer.alloc(20)
  header.writeUInt16BE(1, 0)
  header.writeUInt32BE(header.length + map.length, 4)
  header.writeUInt32BE(header.length, 8)
  return Buffer.concat([header, map, writeVariations(variations)])
}

/** Adds widths to a table `HVAR`. `glyphs`: their number in each font; `added`: those of the other font that were added. */
export const mergeAdvances = (
  base: { readonly hvar: Buffer; readonly glyphs: number },
  other: { readonly hvar: Buffer; readonly glyphs: number },
  added: readonly number[],
): Buffer => {
  const own = readAdvances(base.hvar, base.glyphs)
  const others = readAdvances(other.hvar, other.glyphs)
  const rows = added.map((glyph) => {
    const [list, row] = others.rows[glyph] ?? [0, 0]
    return [own.variations.lists.length + list, row] as const
  })
  return writeAdvances({ variations: joinVariations(own.variations, others.variations), rows: [...own.rows, ...rows] })
}
