/** Rows of texts in one byte array, so that threads exchange them without a copy and each is decoded on demand. */
export interface TextTable {
  readonly bytes: Uint8Array
  /** Offset of each row, and finally the total length. */
  readonly starts: Uint32Array
}

const separator = '\u001f'

/** Encodes rows of texts, which must not contain the unit separator. */
export const encodeTexts = (rows: readonly (readonly string[])[]): TextTable => {
  const encoder = new TextEncoder()
  const starts = new Uint32Array(rows.length + 1)
  let bytes = new Uint8Array(Math.max(64, rows.length * 160))
  for (const [at, row] of rows.entries()) {
    const text = row.join(separator)
    const from = starts[at]!
    if (bytes.length - from < text.length * 3) {
      const larger = new Uint8Array(bytes.length * 2 + text.length * 3)
      larger.set(bytes)
      bytes = larger
    }
    starts[at + 1] = from + encoder.encodeInto(text, bytes.subarray(from)).written
  }
  return { bytes: bytes.slice(0, starts[rows.length]), starts }
}

const decoder = new TextDecoder()

/** Decodes the texts of one row. */
export const decodeTexts = ({ bytes, starts }: TextTable, row: number): readonly string[] =>
  decoder.decode(bytes.subarray(starts[row], starts[row + 1])).split(separator)
