/** Numbers of 32 bits that are appended one after the other, in blocks, so that growing copies none of them. */
export interface GrowingNumbers {
  length(): number
  push(number: number): void
  /** Returns all in one array; frees the blocks, so that the numbers are in memory once and a block. */
  finish(): Uint32Array<ArrayBuffer>
}

const blockBits = 16

/** Creates an empty list. */
export const makeGrowingNumbers = (): GrowingNumbers => {
  const blocks: Uint32Array<ArrayBuffer>[] = []
  let block = new Uint32Array()
  let length = 0
  return {
    length: () => length,
    push: (number) => {
      const at = length & (2 ** blockBits - 1)
      if (at === 0) {
        block = new Uint32Array(2 ** blockBits)
        blocks.push(block)
      }
      block[at] = number
      length++
    },
    finish: () => {
      const all = new Uint32Array(length)
      for (const [number, { buffer }] of blocks.entries()) {
        const from = number << blockBits
        all.set(new Uint32Array(buffer, 0, Math.min(2 ** blockBits, length - from)), from)
        buffer.transfer(0)
      }
      return all
    },
  }
}
