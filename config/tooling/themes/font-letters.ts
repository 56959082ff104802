/** Returns the ranges of code points for which a font (TrueType or OpenType) has a glyph, from its tables of characters. */
export const rangesOfFont = (font: DataView): readonly (readonly [from: number, to: number])[] => {
  const cmap = tableOf(font, 'cmap')
  if (cmap === null) return []
  const subtables = Array.from({ length: font.getUint16(cmap + 2) }, (_, n) => cmap + font.getUint32(cmap + 8 + n * 8))
  return subtables.flatMap((at) => (font.getUint16(at) === 4 ? segmentsOf(font, at) : font.getUint16(at) === 12 ? groupsOf(font, at) : []))
}

const tableOf = (font: DataView, name: string): number | null => {
  for (let n = 0; n < font.getUint16(4); n++) {
    const at = 12 + n * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)))
    if (tag === name) return font.getUint32(at + 8)
  }
  return null
}

/** Format 4: ends of all segments, then their beginnings; the last segment stands for nothing. */
const segmentsOf = (font: DataView, at: number) => {
  const bytes = font.getUint16(at + 6)
  return Array.from({ length: bytes / 2 }, (_, n) => {
    const end = font.getUint16(at + 14 + n * 2)
    return [font.getUint16(at + 16 + bytes + n * 2), end] as const
  }).filter(([, end]) => end !== 0xffff)
}

/** Format 12: groups of a first, a last code point and a glyph. */
const groupsOf = (font: DataView, at: number) =>
  Array.from({ length: font.getUint32(at + 12) }, (_, n) => [font.getUint32(at + 16 + n * 12), font.getUint32(at + 20 + n * 12)] as const)

/** Returns those letters of a text that no font has. */
export const missingLetters = (fonts: readonly DataView[], letters: string): string => {
  const ranges = fonts.flatMap(rangesOfFont)
  return [...letters]
    .filter((letter) => {
      const point = letter.codePointAt(0) ?? 0
      return !ranges.some(([from, to]) => from <= point && point <= to)
    })
    .join('')
}
