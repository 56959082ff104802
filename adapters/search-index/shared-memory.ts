/** Memory for the arrays of snapshots, which threads share. */
export interface SharedMemory {
  /** Returns zeros, at least so many bytes. */
  take(bytes: number): SharedArrayBuffer
}

/** Memory that is never used again. */
export const freshMemory: SharedMemory = { take: (bytes) => new SharedArrayBuffer(bytes) }

/** Memory of snapshots that nobody reads any more, for the next one. */
export interface ReusedMemory extends SharedMemory {
  /** Gives back buffers; those given back before and not taken since are forgotten. */
  giveBack(buffers: Iterable<SharedArrayBuffer>): void
}

/** Bytes below which reusing memory is not worth it. */
const worthReusing = 2 ** 16

/** Largest size of a reused buffer as a multiple of what is needed, and room for growth in a new one. */
const maxWaste = 2
const growth = 1.02

/**
 * Creates memory that is used by turns. Threads see no end of a shared buffer before both have collected their garbage,
 * which an idle one does not do: each change of a large directory would take new memory.
 */
export const makeReusedMemory = (minReused = worthReusing): ReusedMemory => {
  let free: SharedArrayBuffer[] = []
  return {
    take: (bytes) => {
      if (bytes < minReused) return new SharedArrayBuffer(bytes)
      const at = free.findIndex(({ byteLength }) => byteLength >= bytes && byteLength <= bytes * maxWaste)
      const [buffer] = at < 0 ? [] : free.splice(at, 1)
      if (!buffer) return new SharedArrayBuffer(Math.ceil((bytes * growth) / 8) * 8)
      new Uint8Array(buffer).fill(0)
      return buffer
    },
    giveBack: (buffers) => {
      // The smallest one that is large enough is found first.
      free = [...buffers].filter(({ byteLength }) => byteLength >= minReused).toSorted((a, b) => a.byteLength - b.byteLength)
    },
  }
}

/** Returns the shared buffers of arrays, at any depth. */
export const sharedBuffersOf = (arrays: object): ReadonlySet<SharedArrayBuffer> => {
  const buffers = new Set<SharedArrayBuffer>()
  const collect = (one: unknown) => {
    if (one instanceof SharedArrayBuffer) buffers.add(one)
    else if (ArrayBuffer.isView(one)) collect(one.buffer)
    else if (Array.isArray(one) ? typeof one[0] === 'object' : typeof one === 'object' && one !== null)
      for (const part of Object.values(one as object)) collect(part)
  }
  collect(arrays)
  return buffers
}
