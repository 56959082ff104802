/** Chance that is the same every time: what it gives follows from the seed alone. */
export interface Dice {
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  /** A number from −1 to 1. */
  around(): number
  /** True in so many of a hundred throws. */
  percent(likely: number): boolean
  pick<const Thing>(things: readonly [Thing, ...Thing[]]): Thing
  /** One of several, each as likely as its weight. */
  weighted<Thing extends string>(weights: Readonly<Partial<Record<Thing, number>>>): Thing
}

/** Mulberry32: a 32-bit counter mixed by multiplication; ample for made data and the same on every machine. */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    around: () => next() * 2 - 1,
    percent: (likely) => next() * 100 < likely,
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
    weighted: <Thing extends string>(weights: Readonly<Partial<Record<Thing, number>>>) => {
      const entries = Object.entries(weights) as [Thing, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const hit =
        entries.find(([, weight]) => {
          left -= weight
          return left < 0
        }) ?? entries.at(-1)
      if (!hit) throw new Error('Nothing to choose from')
      return hit[0]
    },
  }
}

/** Dice of one thing's own, so that a change to one does not shift all that follow. */
export const diceFor = (seed: number, nth: number): Dice =>
  diceOf(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(nth + 1, 0xc2b2ae35))
