import type { Meaning, Proposal } from './meaning.ts'
import { weights } from './weights.ts'

/** Cover of a text: proposals that do not overlap, in their order, and the words that none of them covers. */
export interface Cover {
  readonly chosen: readonly Proposal[]
  readonly leftOver: readonly number[]
  readonly weight: number
}

/** Covers that are followed at each word; the last of them are other readings of the text. */
const maxCovers = 4

/** Partial cover, as a list from its last proposal back. */
interface Partial {
  readonly weight: number
  readonly last: Proposal | null
  readonly before: Partial | null
}

const isPlace = ({ kind }: Meaning): boolean => kind === 'place' || kind === 'address' || kind === 'post-code'

/** Returns what two neighbouring meanings are worth beside each other, beyond their own weights. */
const pairBonus = (before: Meaning, after: Meaning): number => {
  if (before.kind === 'distance' && isPlace(after)) return 3
  if (before.kind === 'or' && after.kind !== 'link') return 1
  // What follows a question is rather the name of the facility than a filter.
  if (before.kind === 'question' && (after.kind === 'facility' || after.kind === 'name')) return 1
  return 0
}

const insert = (covers: Partial[], next: Partial): void => {
  let at = covers.length
  while (at > 0 && (covers[at - 1] as Partial).weight < next.weight) at--
  covers.splice(at, 0, next)
  if (covers.length > maxCovers) covers.pop()
}

const asCover = (partial: Partial, words: number): Cover => {
  const chosen: Proposal[] = []
  for (let at: Partial | null = partial; at; at = at.before) if (at.last) chosen.unshift(at.last)
  const covered = new Set(chosen.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)))
  return { chosen, leftOver: Array.from({ length: words }, (_, at) => at).filter((at) => !covered.has(at)), weight: partial.weight }
}

/**
 * Chooses the best covers of a text of so many words, the best first: weighted intervals, with a price for each word
 * left over. Takes time in proportion to words times proposals.
 */
export const chooseMeanings = (words: number, proposals: readonly Proposal[]): readonly Cover[] => {
  const byEnd = Map.groupBy(proposals, ({ to }) => to)
  const best: Partial[][] = [[{ weight: 0, last: null, before: null }]]
  for (let to = 1; to <= words; to++) {
    const covers: Partial[] = []
    for (const before of best[to - 1] ?? []) insert(covers, { weight: before.weight + weights.leftOver, last: null, before })
    for (const proposal of byEnd.get(to) ?? [])
      for (const before of best[proposal.from] ?? [])
        insert(covers, {
          weight: before.weight + proposal.weight + (before.last ? pairBonus(before.last.meaning, proposal.meaning) : 0),
          last: proposal,
          before,
        })
    best.push(covers)
  }
  return (best[words] ?? []).map((partial) => asCover(partial, words))
}
