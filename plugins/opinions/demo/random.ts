/** Random numbers that are the same for the same seed. */
export interface Random {
  /** Returns a number from 0 on and below 1. */
  next(): number
  /** Returns a whole number below `count`. */
  below(count: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Returns so many different items in a random order. */
  some<Item>(items: readonly Item[], count: number): readonly Item[]
}

/** Creates random numbers from a seed (mulberry32). */
export const makeRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  const some = <Item>(items: readonly Item[], count: number): readonly Item[] => {
    let left = items
    const pickOne = () => {
      const at = below(left.length)
      const picked = left.slice(at, at + 1)
      left = left.filter((_, position) => position !== at)
      return picked
    }
    return Array.from({ length: Math.min(count, items.length) }, pickOne).flat()
  }
  return { next, below, pick, some }
}
