/** Names as the criterion `name` spells them, numbered in order of appearance; append-only. */
export interface NamesInOrder {
  readonly numbers: Map<string, number>
  /** Place of each number among all names; of those that existed when it was computed. */
  ranks: Uint32Array
}

/** Creates an empty list of names. */
export const newNames = (): NamesInOrder => ({ numbers: new Map(), ranks: new Uint32Array() })

/** Returns a text whose characters are the bytes of a name, since PostgreSQL compares bytes and JavaScript characters. */
export const bytesOfName = (name: string): string => Buffer.from(name).toString('latin1')

/** Returns the place of each name among all, in shared memory; sorts only after new names have appeared. */
export const ranksOf = (names: NamesInOrder): Uint32Array => {
  const { numbers } = names
  if (names.ranks.length === numbers.size) return names.ranks
  const ranks = new Uint32Array(new SharedArrayBuffer(numbers.size * 4))
  for (const [rank, name] of [...numbers.keys()].sort().entries()) ranks[numbers.get(name) ?? 0] = rank
  names.ranks = ranks
  return ranks
}
