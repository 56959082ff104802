import { makeGrowingNumbers } from '../growing-numbers.ts'

/** Rows of texts in one byte array, so that threads exchange them without a copy and each is decoded on demand. */
export interface TextTable {
  readonly bytes: Uint8Array
  /** Offset of each row, and finally the total length. */
  readonly starts: Uint32Array
}

/** Text table being written. */
export interface TextWriter {
  /** Adds a row of texts, which must not contain the unit separator. */
  add(row: readonly string[]): void
  /** Returns the table; frees what was written, so that the texts are in memory once and a block. */
  finish(): TextTable
}

const separator = '\u001f'

/** Bytes of a block; a row is in one. */
const blockLength = 2 ** 18

/** Creates a writer of an empty table. */
export const makeTextWriter = (): TextWriter => {
  const encoder = new TextEncoder()
  const starts = makeGrowingNumbers()
  const blocks: { readonly bytes: Uint8Array<ArrayBuffer>; used: number }[] = []
  let length = 0
  starts.push(0)
  return {
    add: (row) => {
      const text = row.join(separator)
      let block = blocks.at(-1)
      if (!block || block.bytes.length - block.used < text.length * 3) {
        block = { bytes: new Uint8Array(Math.max(blockLength, text.length * 3)), used: 0 }
        blocks.push(block)
      }
      const { written } = encoder.encodeInto(text, block.bytes.subarray(block.used))
      block.used += written
      length += written
      starts.push(length)
    },
    finish: () => {
      const bytes = new Uint8Array(length)
      let at = 0
      for (const block of blocks) {
        bytes.set(block.bytes.subarray(0, block.used), at)
        at += block.used
        block.bytes.buffer.transfer(0)
      }
      return { bytes, starts: starts.finish() }
    },
  }
}

const decoder = new TextDecoder()

/** Decodes the texts of one row. */
export const decodeTexts = ({ bytes, starts }: TextTable, row: number): readonly string[] =>
  decoder.decode(bytes.subarray(starts[row], starts[row + 1])).split(separator)
