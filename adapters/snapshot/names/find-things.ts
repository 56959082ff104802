import type { Lexicon } from './lexicon.ts'
import { cost, matchWord } from './word-matches.ts'

/** What a word costs more by where it stands: in the name, beside it, further off. */
const away = [0, 3, 4] as const

/** Who collects what is found. */
export interface Collector {
  /** Whether something of at least this cost and number could still be kept. */
  takes(cost: number, thing: number): boolean
  /** `cost` is the sum over the typed words; `named` where one of them is of the thing's own name. */
  found(cost: number, thing: number, named: boolean): void
}

/** Finds the things that bear every typed word, wherever it stands. The rarest word leads, the others are looked up in what each thing bears. */
export const findThings = (lexicon: Lexicon, typed: readonly string[], typos: boolean, collector: Collector): void => {
  if (typed.length === 0) return
  const [rarest, ...others] = typed.map((word) => matchWord(lexicon, word, typos)).toSorted((a, b) => a.borne - b.borne)
  if (!rarest) return
  const { things, thingStarts, words, wordStarts } = lexicon

  /** The least cost of a thing's words as `cost * 4 + where`; `none` where none answers. */
  const none = cost.none * 4
  const markOf = (costs: Uint8Array, thing: number) => {
    let least: number = none
    for (let at = wordStarts[thing]!; at < wordStarts[thing + 1]!; at++) {
      const one = costs[words[at]! >> 2]!
      if (one === cost.none) continue
      const where = words[at]! & 3
      const mark = (one + away[where]!) * 4 + where
      if (mark < least) least = mark
    }
    return least
  }
  for (const [from, to] of rarest.runs)
    for (let word = from; word < to; word++) {
      const wordCost = rarest.costs[word]!
      for (let at = thingStarts[word]!; at < thingStarts[word + 1]!; at++) {
        const thing = things[at]! >> 2
        const where = things[at]! & 3
        // Things come in their order: if this one is too late at the least cost, so are all after it.
        if (!collector.takes(wordCost, thing)) break
        let sum = wordCost + away[where]!
        let borne = true
        let named = where === 0
        for (let other = 0; borne && other < others.length; other++) {
          const mark = markOf(others[other]!.costs, thing)
          borne = mark < none
          named ||= (mark & 3) === 0
          sum += mark >> 2
        }
        if (borne && collector.takes(sum, thing)) collector.found(sum, thing, named)
      }
    }
}
