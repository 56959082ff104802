import { type Tables, tableOf } from './sfnt.ts'

/** Glyph number by code point of the Basic Multilingual Plane. */
export type CharacterMap = ReadonlyMap<number, number>

/** Reads the characters of a font, from a subtable of format 4. */
export const readCharacters = (tables: Tables): CharacterMap => {
  const cmap = tableOf(tables, 'cmap')
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) => cmap.readUInt32BE(8 + 8 * n))
  const start = starts.find((at) => cmap.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('The font has no character map of format 4')
  const size = cmap.readUInt16BE(start + 6)
  const characters = new Map<number, number>()
  for (let n = 0; n < size; n += 2) {
    const end = cmap.readUInt16BE(start + 14 + n)
    const first = cmap.readUInt16BE(start + 16 + size + n)
    const delta = cmap.readUInt16BE(start + 16 + 2 * size + n)
    const rangeAt = start + 16 + 3 * size + n
    const range = cmap.readUInt16BE(rangeAt)
    for (let code = first; code <= end && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first))
      if (glyph !== 0) characters.set(code, (glyph + delta) & 0xffff)
    }
  }
  return characters
}

/** Writes a character map of format 4. */
export const writeCharacters = (characters: CharacterMap): Buffer => {
  const segments: { first: number; last: number; delta: number }[] = []
  for (const [code, glyph] of [...characters].toSorted(([a], [b]) => a - b)) {
    const open = segments.at(-1)
    const delta = (glyph - code) & 0xffff
    if (open?.last === code - 1 && open.delta === delta) open.last = code
    else segments.push({ first: code, last: code, delta })
  }
  segments.push({ first: 0xffff, last: 0xffff, delta: 1 })
  const log = Math.floor(Math.log2(segments.length))
  const words = [
    0,
    1,
    3,
    1,
    0,
    12,
    4,
    16 + 8 * segments.length,
    0,
    2 * segments.length,
    2 * 2 ** log,
    log,
    2 * (segments.length - 2 ** log),
    ...segments.map(({ last }) => last),
    0,
    ...segments.map(({ first }) => first),
    ...segments.map(({ delta }) => delta),
    ...segments.map(() => 0),
  ]
  const cmap = Buffer.alloc(2 * words.length)
  for (const [n, word] of words.entries()) cmap.writeUInt16BE(word, 2 * n)
  return cmap
}
