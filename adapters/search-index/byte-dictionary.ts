/**
 * Texts as bytes, numbered in order of appearance, in typed arrays: a million of them are no objects of the heap.
 * Append-only.
 */
export interface ByteDictionary {
  size(): number
  /** Returns the number of the bytes from `from` to before `to`; unknown ones are added. */
  numberOf(bytes: Uint8Array, from: number, to: number): number
  /** Compares two by their bytes, as PostgreSQL's collation "C" does. */
  compare(a: number, b: number): number
  /** Returns all as texts; later ones are added to this list with the next call. */
  texts(): readonly string[]
}

const none = -1

/** Hashes bytes (FNV-1a). */
const hashOf = (bytes: Uint8Array, from: number, to: number): number => {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193)
  return hash >>> 0
}

const grown = <Values extends Uint8Array | Uint32Array>(values: Values, larger: Values): Values => {
  larger.set(values)
  return larger
}

/** Creates an empty dictionary. */
export const makeByteDictionary = (): ByteDictionary => {
  let size = 0
  let bytes = new Uint8Array(1024)
  /** Offset of each text, and finally the total length. */
  let starts = new Uint32Array(64)
  /** Numbers by hash, each in the first free place from its own on; at most half of the places are taken. */
  let places = new Int32Array(128).fill(none)
  const decoded: string[] = []

  const isAt = (number: number, of: Uint8Array, from: number, to: number): boolean => {
    const start = starts[number] as number
    if ((starts[number + 1] as number) - start !== to - from) return false
    for (let at = from; at < to; at++) if (bytes[start + at - from] !== of[at]) return false
    return true
  }
  const put = (number: number, hash: number) => {
    let place = hash & (places.length - 1)
    while (places[place] !== none) place = (place + 1) & (places.length - 1)
    places[place] = number
  }
  const add = (of: Uint8Array, from: number, to: number, hash: number): number => {
    const start = starts[size] as number
    const end = start + to - from
    if (end > bytes.length) bytes = grown(bytes, new Uint8Array(Math.max(end, bytes.length * 2)))
    for (let at = from; at < to; at++) bytes[start + at - from] = of[at] as number
    if (size + 2 > starts.length) starts = grown(starts, new Uint32Array(starts.length * 2))
    starts[size + 1] = end
    if (size * 2 >= places.length) {
      places = new Int32Array(places.length * 2).fill(none)
      for (let number = 0; number < size; number++) put(number, hashOf(bytes, starts[number] as number, starts[number + 1] as number))
    }
    put(size, hash)
    return size++
  }
  const textAt = (number: number): string => Buffer.from(bytes.buffer).toString('utf8', starts[number], starts[number + 1])

  return {
    size: () => size,
    numberOf: (of, from, to) => {
      const hash = hashOf(of, from, to)
      for (let place = hash & (places.length - 1); ; place = (place + 1) & (places.length - 1)) {
        const number = places[place] as number
        if (number === none) return add(of, from, to, hash)
        if (isAt(number, of, from, to)) return number
      }
    },
    compare: (a, b) => {
      const from = starts[a] as number
      const length = (starts[a + 1] as number) - from
      const other = starts[b] as number
      const otherLength = (starts[b + 1] as number) - other
      for (let at = 0; at < length && at < otherLength; at++) {
        const difference = (bytes[from + at] as number) - (bytes[other + at] as number)
        if (difference !== 0) return difference
      }
      return length - otherLength
    },
    texts: () => {
      for (let number = decoded.length; number < size; number++) decoded.push(textAt(number))
      return decoded
    },
  }
}
