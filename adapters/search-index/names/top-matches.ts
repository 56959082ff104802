/** The best matches, sorted by cost, then by number. */
export interface TopMatches {
  /** Returns true when a match of this cost and number would be retained. */
  accepts(cost: number, number: number): boolean
  /** Adds a match; a number is retained once, at its lowest cost. */
  add(cost: number, number: number): void
  readonly numbers: readonly number[]
  /** Costs of the numbers. */
  readonly costs: readonly number[]
}

const removeAt = (list: number[], at: number) => {
  list.copyWithin(at, at + 1)
  list.pop()
}

const insertAt = (list: number[], at: number, value: number) => {
  list.push(value)
  list.copyWithin(at + 1, at, list.length - 1)
  list[at] = value
}

/** Creates an empty list of at most `limit` matches. */
export const makeTopMatches = (limit: number): TopMatches => {
  const costs: number[] = []
  const numbers: number[] = []
  const accepts = (cost: number, number: number) =>
    numbers.length < limit || cost < costs[limit - 1]! || (cost === costs[limit - 1] && number < numbers[limit - 1]!)
  return {
    numbers,
    costs,
    accepts,
    add: (cost, number) => {
      const known = numbers.indexOf(number)
      if (known >= 0) {
        if (costs[known]! <= cost) return
        removeAt(costs, known)
        removeAt(numbers, known)
      }
      if (!accepts(cost, number)) return
      let at = numbers.length
      while (at > 0 && (costs[at - 1]! > cost || (costs[at - 1] === cost && numbers[at - 1]! > number))) at--
      insertAt(costs, at, cost)
      insertAt(numbers, at, number)
      if (numbers.length > limit) {
        costs.pop()
        numbers.pop()
      }
    },
  }
}
