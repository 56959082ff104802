/** A sort key is a place of 31 bits by a criterion, and the position of the row so far. */
const positions = 2 ** 22

/** Sorts rows by their places, at most 31 bits each, without moving equal rows. */
export const sortSlice = (part: Uint32Array, placeOf: (row: number) => number): void => {
  const before = part.slice()
  const keys = new Float64Array(part.length)
  for (let at = 0; at < keys.length; at++) keys[at] = placeOf(before[at] as number) * positions + at
  keys.sort()
  for (let at = 0; at < keys.length; at++) part[at] = before[(keys[at] as number) % positions] as number
}
