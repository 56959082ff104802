/** Bytes before the first tuple of a binary COPY without extensions, and those of a number before a field or tuple. */
const headerLength = 19
const lengthBytes = 4
const countBytes = 2

/** Tuple of a binary COPY: field `n` is at `starts[n]` of `bytes`, with `lengths[n]` bytes; -1 for null. Valid during one call. */
export interface CopiedTuple {
  bytes: Buffer
  readonly starts: Int32Array
  readonly lengths: Int32Array
}

/** Reads the tuples of a binary COPY from its pieces, without an object for any of them. */
export const makeTupleReader = (fields: number, onTuple: (tuple: CopiedTuple) => void) => {
  const tuple: CopiedTuple = { bytes: Buffer.alloc(0), starts: new Int32Array(fields), lengths: new Int32Array(fields) }
  const { starts, lengths } = tuple
  let rest: Buffer = Buffer.alloc(0)
  let isAfterHeader = false

  /** Reads the tuple at a position; returns the position after it, -1 if it is not complete. */
  const read = (bytes: Buffer, from: number): number => {
    let at = from + countBytes
    for (let field = 0; field < fields; field++) {
      if (at + lengthBytes > bytes.length) return -1
      const length = bytes.readInt32BE(at)
      at += lengthBytes
      starts[field] = at
      lengths[field] = length
      if (length > 0) at += length
    }
    return at > bytes.length ? -1 : at
  }

  /** Takes the next piece. */
  return (piece: Buffer): void => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    tuple.bytes = bytes
    let at = 0
    if (!isAfterHeader && bytes.length >= headerLength) {
      isAfterHeader = true
      at = headerLength
    }
    // The last tuple is followed by a negative number of fields.
    while (isAfterHeader && at + countBytes <= bytes.length && bytes.readInt16BE(at) >= 0) {
      const next = read(bytes, at)
      if (next < 0) break
      onTuple(tuple)
      at = next
    }
    rest = bytes.subarray(at)
  }
}

/** Returns the text of a field; `null` for null. */
export const textOf = ({ bytes, starts, lengths }: CopiedTuple, field: number): string | null => {
  const length = lengths[field] as number
  const start = starts[field] as number
  return length < 0 ? null : bytes.toString('utf8', start, start + length)
}

/** Bytes of a binary array before its first element: dimensions, flags, type of the elements, length, and lower bound. */
const arrayHeader = 20

/** Calls back with the position and end of each element of a field that is a text array of one dimension; none for null. */
export const eachElement = (
  { bytes, starts, lengths }: CopiedTuple,
  field: number,
  onElement: (from: number, to: number) => void,
): void => {
  const start = starts[field] as number
  if ((lengths[field] as number) < arrayHeader) return
  const count = bytes.readInt32BE(start + 12)
  for (let n = 0, at = start + arrayHeader; n < count; n++) {
    const length = bytes.readInt32BE(at)
    at += lengthBytes
    if (length < 0) continue
    onElement(at, at + length)
    at += length
  }
}
