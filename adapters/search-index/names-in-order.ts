import { type ByteDictionary, makeByteDictionary } from './byte-dictionary.ts'

/** Names as the criterion `name` spells them, numbered in order of appearance; append-only. */
export interface NamesInOrder {
  readonly numbers: ByteDictionary
  /** Numbers in the order of the names, and the place of each number in it; of those that existed when it was computed. */
  order: Uint32Array
  ranks: Uint32Array
}

/** Creates an empty list of names. */
export const newNames = (): NamesInOrder => ({ numbers: makeByteDictionary(), order: new Uint32Array(), ranks: new Uint32Array() })

/** Returns the place of each name among all, in shared memory; new names are put between those in order. */
export const ranksOf = (names: NamesInOrder): Uint32Array => {
  const { numbers, order } = names
  const size = numbers.size()
  if (order.length === size) return names.ranks
  const added = Uint32Array.from({ length: size - order.length }, (_, at) => order.length + at).sort(numbers.compare)
  names.order = merge(order, added, numbers.compare)
  names.ranks = new Uint32Array(new SharedArrayBuffer(size * 4))
  for (let rank = 0; rank < size; rank++) names.ranks[names.order[rank] as number] = rank
  return names.ranks
}

const merge = (order: Uint32Array, added: Uint32Array, compare: (a: number, b: number) => number): Uint32Array => {
  const merged = new Uint32Array(order.length + added.length)
  let from = 0
  for (const [before, number] of added.entries()) {
    const at = firstAfter(order, from, (one) => compare(one, number) > 0)
    merged.set(order.subarray(from, at), from + before)
    merged[at + before] = number
    from = at
  }
  merged.set(order.subarray(from), from + added.length)
  return merged
}

/** Returns the first position from `from` on whose number comes after. */
const firstAfter = (order: Uint32Array, from: number, isAfter: (number: number) => boolean): number => {
  let low = from
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isAfter(order[middle] as number)) high = middle
    else low = middle + 1
  }
  return low
}
