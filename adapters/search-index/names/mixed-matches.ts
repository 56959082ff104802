import { makeTopMatches, type TopMatches } from './top-matches.ts'

interface Kind {
  readonly best: TopMatches
  taken: number
}

/** The best matches of several kinds: equally good ones of different kinds in turn, so that none fills the list alone. */
export interface MixedMatches extends Pick<TopMatches, 'accepts' | 'add'> {
  readonly numbers: () => readonly number[]
}

/** Creates an empty list of at most `limit` matches of some kinds; `kindOf` returns the place of a match's kind among them. */
export const makeMixedMatches = (limit: number, kindCount: number, kindOf: (number: number) => number): MixedMatches => {
  const kinds = Array.from({ length: kindCount }, (): Kind => ({ best: makeTopMatches(limit), taken: 0 }))
  return {
    // Of whatever kind it is: who asks skips all later numbers too.
    accepts: (cost, number) => kinds.some(({ best }) => best.accepts(cost, number)),
    add: (cost, number) => kinds[kindOf(number)]?.best.add(cost, number),
    numbers: () => {
      const mixed: number[] = []
      while (mixed.length < limit) {
        const [next] = kinds
          .filter(({ best, taken }) => taken < best.numbers.length)
          .toSorted((a, b) => costAt(a) - costAt(b) || a.taken - b.taken || numberAt(a) - numberAt(b))
        if (!next) break
        mixed.push(numberAt(next))
        next.taken++
      }
      return mixed
    },
  }
}

const costAt = ({ best, taken }: Kind) => best.costs[taken] ?? 0
const numberAt = ({ best, taken }: Kind) => best.numbers[taken] ?? 0
