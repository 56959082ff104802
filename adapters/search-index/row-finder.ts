const none = -1

/** Finds the row of the id number `at` among ids as words; -1 if there is none. */
export type RowFinder = (words: Uint32Array, at: number) => number

/** Returns ids of 16 bytes as four words each. */
export const wordsOfIds = (ids: Uint8Array): Uint32Array => new Uint32Array(ids.buffer, ids.byteOffset, ids.byteLength / 4)

const hashOf = (words: Uint32Array, at: number): number => {
  const mixed = Math.imul((words[at] as number) ^ Math.imul(words[at + 1] as number, 0x9e3779b1), 0x85ebca6b)
  return Math.imul(mixed ^ (words[at + 2] as number) ^ Math.imul(words[at + 3] as number, 0xc2b2ae35), 0x9e3779b1) >>> 0
}

/** Makes a finder of rows by their ids, 16 bytes each: a table of twice as many numbers, without an object for each. */
export const rowFinderOf = (ids: Uint8Array): RowFinder => {
  const known = wordsOfIds(ids)
  const length = ids.length / 16
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, length * 2)))
  const shift = Math.clz32(size) + 1
  const rows = new Int32Array(size).fill(none)
  for (let row = 0; row < length; row++) {
    let place = hashOf(known, row * 4) >>> shift
    while (rows[place] !== none) place = (place + 1) & (size - 1)
    rows[place] = row
  }
  return (words, at) => {
    const from = at * 4
    for (let place = hashOf(words, from) >>> shift; ; place = (place + 1) & (size - 1)) {
      const row = rows[place] as number
      if (row === none) return none
      const start = row * 4
      if (
        known[start] === words[from] &&
        known[start + 1] === words[from + 1] &&
        known[start + 2] === words[from + 2] &&
        known[start + 3] === words[from + 3]
      )
        return row
    }
  }
}

/** Returns ids as 16 bytes each. */
export const bytesOfIds = (ids: readonly string[]): Uint8Array => {
  const bytes = Buffer.from(new ArrayBuffer(ids.length * 16))
  for (const [at, id] of ids.entries()) bytes.write(id.replaceAll('-', ''), at * 16, 'hex')
  return new Uint8Array(bytes.buffer)
}
