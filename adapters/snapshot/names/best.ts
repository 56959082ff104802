/** The best few of many, kept in order: the smallest cost first, and of equals the smallest number. */
export interface Best {
  /** Whether something of this cost and number would be kept. */
  takes(cost: number, number: number): boolean
  /** Keeps it, once, at its smallest cost. */
  add(cost: number, number: number): void
  readonly numbers: readonly number[]
}

/** Keeps at most `limit`. */
export const makeBest = (limit: number): Best => {
  const costs: number[] = []
  const numbers: number[] = []
  const takes = (cost: number, number: number) =>
    numbers.length < limit || cost < costs[limit - 1]! || (cost === costs[limit - 1] && number < numbers[limit - 1]!)
  return {
    numbers,
    takes,
    add: (cost, number) => {
      const known = numbers.indexOf(number)
      if (known >= 0) {
        if (costs[known]! <= cost) return
        costs.splice(known, 1)
        numbers.splice(known, 1)
      }
      if (!takes(cost, number)) return
      let at = numbers.length
      while (at > 0 && (costs[at - 1]! > cost || (costs[at - 1] === cost && numbers[at - 1]! > number))) at--
      costs.splice(at, 0, cost)
      numbers.splice(at, 0, number)
      if (numbers.length > limit) {
        costs.pop()
        numbers.pop()
      }
    },
  }
}
