import { findDocuments } from './find-documents.ts'
import type { NameIndexData } from './name-index-data.ts'
import type { WordMatches } from './word-matches.ts'

/** Facilities that contain all words, with the cost of each. */
export interface Matches {
  /** Cost by facility; `unmatched` for no match. */
  readonly costs: Uint8Array
  readonly any: boolean
  readonly anyIncluded: boolean
}

const unmatched = 255
const maxCost = 126
/** Added to the cost of made-up facilities, so that they come after all others. */
const madeCost = 127

/** Finds the facilities that contain all words, given their matches; without words all. */
export const collectMatches = (data: NameIndexData, words: readonly WordMatches[], isIncluded: (row: number) => boolean): Matches => {
  const { index, lengths } = data.facilities
  const firstMade = data.facilities.firstMade[0]!
  const costs = new Uint8Array(lengths.length).fill(unmatched)
  let any = false
  let anyIncluded = false
  const add = (cost: number, at: number) => {
    any = true
    anyIncluded ||= isIncluded(at)
    costs[at] = Math.min(costs[at]!, Math.min(cost, maxCost) + (at < firstMade ? 0 : madeCost))
  }
  if (words.length === 0) for (let at = 0; at < lengths.length; at++) add(0, at)
  else
    findDocuments(index, words, {
      accepts: () => true,
      onMatch: (cost, at) => add(cost === 0 && lengths[at] === words.length ? 0 : cost + 1, at),
    })
  return { costs, any, anyIncluded }
}

/** Returns the included matches from `offset` on, cheapest first and equal ones by their position (-1: not included), and their total. */
export const rankMatches = (
  { costs }: Matches,
  positionOf: (at: number) => number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): { readonly found: readonly number[]; readonly total: number } => {
  // Counting sort by cost, over the matches in the order of their positions.
  const starts = new Uint32Array(unmatched + 1)
  const positions = new Int32Array(costs.length).fill(-1)
  let last = -1
  for (let at = 0; at < costs.length; at++) {
    if (costs[at] === unmatched) continue
    const position = positionOf(at)
    if (position < 0) continue
    starts[costs[at]! + 1]!++
    positions[at] = position
    last = Math.max(last, position)
  }
  const matchAt = new Int32Array(last + 1).fill(-1)
  for (let at = 0; at < positions.length; at++) if (positions[at]! >= 0) matchAt[positions[at]!] = at
  for (let cost = 0; cost < unmatched; cost++) starts[cost + 1]! += starts[cost]!
  const total = starts[unmatched]!
  const found: number[] = []
  for (let position = 0; position < matchAt.length; position++) {
    const at = matchAt[position]!
    if (at < 0) continue
    const place = starts[costs[at]!]!++ - offset
    if (place >= 0 && place < limit) found[place] = at
  }
  return { found, total }
}

/** Returns the positions of all included matches, ascending. */
export const rowsOfMatches = ({ costs }: Matches, positionOf: (at: number) => number): Uint32Array => {
  const rows: number[] = []
  for (let at = 0; at < costs.length; at++) {
    const position = costs[at] === unmatched ? -1 : positionOf(at)
    if (position >= 0) rows.push(position)
  }
  return Uint32Array.from(rows).sort()
}
