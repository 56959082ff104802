/** Rows of texts as one run of bytes, so that they travel between threads without a copy and are read one at a time. */
export interface TextTable {
  readonly bytes: Uint8Array
  /** Where each row begins, and at last where all end. */
  readonly starts: Uint32Array
}

const between = '\u001f'

/** Writes rows of texts; none may hold the unit separator. */
export const writeTexts = (rows: readonly (readonly string[])[]): TextTable => {
  const encoder = new TextEncoder()
  const starts = new Uint32Array(rows.length + 1)
  let bytes = new Uint8Array(Math.max(64, rows.length * 160))
  for (const [at, row] of rows.entries()) {
    const text = row.join(between)
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

/** The texts of one row. */
export const readTexts = ({ bytes, starts }: TextTable, row: number): readonly string[] =>
  decoder.decode(bytes.subarray(starts[row], starts[row + 1])).split(between)
