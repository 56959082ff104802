const utf8 = new TextEncoder()

/** Remainders of the polynomial that archives are checked with, by byte. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

const checksumOf = (bytes: Uint8Array): number => {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (remainders[(sum ^ byte) & 255] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}

/** Number of so many bytes, the lowest first. */
type Field = readonly [value: number, bytes: 2 | 4]

const fieldsOf = (fields: readonly Field[]): Uint8Array =>
  Uint8Array.from(fields.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, n) => Math.floor(value / 256 ** n) % 256)))

const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Midnight of 1 January 1980, the first moment that an archive knows: the same files always make the same archive. */
const writtenAt: readonly Field[] = [
  [0, 2],
  [0x21, 2],
]

/** Returns a ZIP archive of text files by name, not compressed. */
export const zipOf = (files: Readonly<Record<string, string>>): Uint8Array => {
  const bodies: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [file, text] of Object.entries(files)) {
    const name = utf8.encode(file)
    const content = utf8.encode(text)
    const described: readonly Field[] = [
      [20, 2],
      // Names are UTF-8.
      [0x800, 2],
      [0, 2],
      ...writtenAt,
      [checksumOf(content), 4],
      [content.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    ]
    const body = joined([fieldsOf([[0x04034b50, 4], ...described]), name, content])
    const entry: readonly Field[] = [[0x02014b50, 4], [20, 2], ...described, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]
    directory.push(fieldsOf(entry), name)
    bodies.push(body)
    offset += body.length
  }
  const entries = joined(directory)
  const count = Object.keys(files).length
  const end: readonly Field[] = [
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [entries.length, 4],
    [offset, 4],
    [0, 2],
  ]
  return joined([...bodies, entries, fieldsOf(end)])
}
