/** Lookup of the table `GPOS`: its flags, and the positions of its subtables of type 2, pairs of glyphs. */
export interface PairLookup {
  readonly flags: number
  readonly subtables: readonly number[]
}

const pairs = 2
const extension = 9

/** Reads the lookups of a table `GPOS` that only has kerning. */
export const readPairLookups = (gpos: Buffer): readonly PairLookup[] => {
  const list = gpos.readUInt16BE(8)
  return Array.from({ length: gpos.readUInt16BE(list) }, (_, n) => {
    const at = list + gpos.readUInt16BE(list + 2 + 2 * n)
    const subtables = Array.from({ length: gpos.readUInt16BE(at + 4) }, (_, m) => {
      const start = at + gpos.readUInt16BE(at + 6 + 2 * m)
      const isExtension = gpos.readUInt16BE(at) === extension
      if ((isExtension ? gpos.readUInt16BE(start + 2) : gpos.readUInt16BE(at)) !== pairs) throw new Error('A lookup is no kerning')
      return isExtension ? start + gpos.readUInt32BE(start + 4) : start
    })
    return { flags: gpos.readUInt16BE(at + 2), subtables }
  })
}

/** Bits of a value format: all members, and those that are offsets of variations. */
const bitsOf = (format: number) => Array.from({ length: 8 }, (_, bit) => bit).filter((bit) => format & (1 << bit))
const firstVariationBit = 4

/** Renumbers in place the glyphs of a table `GPOS` that only has kerning, and the variations to which it refers. */
export const shiftPairs = (gpos: Buffer, glyphs: number, variations: number): void => {
  const seen = new Set<number>()
  const add = (at: number, amount: number) => void gpos.writeUInt16BE(gpos.readUInt16BE(at) + amount, at)
  const once = (at: number, shift: () => void) => {
    if (!seen.has(at)) shift()
    seen.add(at)
  }
  /**
   * Coverage and class definition: format 1 of the first has a list of glyphs, of the second one first glyph; format 2
   * of both has ranges.
   */
  const shiftGlyphs = (at: number, isCoverage: boolean) =>
    once(at, () => {
      const format = gpos.readUInt16BE(at)
      if (format === 1 && !isCoverage) return add(at + 2, glyphs)
      const count = gpos.readUInt16BE(at + 2)
      for (let n = 0; n < count; n++)
        for (const member of format === 1 ? [at + 4 + 2 * n] : [at + 4 + 6 * n, at + 6 + 6 * n]) add(member, glyphs)
    })
  const shiftValue = (at: number, format: number, parent: number) => {
    for (const [n, bit] of bitsOf(format).entries()) {
      const offset = gpos.readUInt16BE(at + 2 * n)
      if (bit >= firstVariationBit && offset !== 0) once(parent + offset, () => add(parent + offset, variations))
    }
  }
  for (const at of readPairLookups(gpos).flatMap(({ subtables }) => subtables)) {
    const word = (n: number) => gpos.readUInt16BE(at + 2 * n)
    const formats = [word(2), word(3)] as const
    const sizes = formats.map((format) => 2 * bitsOf(format).length) as [number, number]
    const shiftValues = (from: number, parent: number) => {
      shiftValue(from, formats[0], parent)
      shiftValue(from + sizes[0], formats[1], parent)
    }
    shiftGlyphs(at + word(1), true)
    if (word(0) === 1) {
      for (let n = 0; n < word(4); n++)
        once(at + word(5 + n), () => {
          const set = at + word(5 + n)
          for (let m = 0, record = set + 2; m < gpos.readUInt16BE(set); m++, record += 2 + sizes[0] + sizes[1]) {
            add(record, glyphs)
            shiftValues(record + 2, set)
          }
        })
    } else {
      for (const n of [4, 5]) shiftGlyphs(at + word(n), false)
      for (let n = 0; n < word(6) * word(7); n++) shiftValues(at + 16 + n * (sizes[0] + sizes[1]), at)
    }
  }
}
