/** Random number generator whose results depend on the seed only. */
export interface SeededRandom {
  /** Returns a number from 0 on and below 1. */
  next(): number
  /** Returns an integer from `min` to `max`, both included. */
  between(min: number, max: number): number
  /** Returns a number from −1 to 1. */
  signedUnit(): number
  /** Returns true with a probability in percent. */
  chance(percent: number): boolean
  /** Returns one of the items, each with the same probability. */
  pick<const Item>(items: readonly [Item, ...Item[]]): Item
  /** Returns one of the keys with a probability proportional to its weight. */
  pickWeighted<Item extends string>(weights: Readonly<Partial<Record<Item, number>>>): Item
}

/** Creates a Mulberry32 generator: a 32-bit counter mixed by multiplication, the same on every machine and good enough for sample data. */
export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
    signedUnit: () => next() * 2 - 1,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    pickWeighted: <Item extends string>(weights: Readonly<Partial<Record<Item, number>>>) => {
      const entries = Object.entries(weights) as [Item, number][]
      let remaining = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const hit =
        entries.find(([, weight]) => {
          remaining -= weight
          return remaining < 0
        }) ?? entries.at(-1)
      if (!hit) throw new Error('Nothing to choose from')
      return hit[0]
    },
  }
}

/** Creates a generator for the `nth` item, so that a change to one item does not affect the others. */
export const seededRandomFor = (seed: number, nth: number): SeededRandom =>
  seededRandom(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(nth + 1, 0xc2b2ae35))
