import type { InvertedIndex } from './inverted-index.ts'
import { cost, type WordMatches } from './word-matches.ts'

/** Additional costs of a word by its position: in the name, in the context, in the distant words. */
export type PositionCosts = readonly [number, number, number]

const costsInNames: PositionCosts = [0, 3, 4]

/** Collector of matches. */
export interface Collector {
  /** Returns true while a match of at least this cost and number could be accepted. */
  accepts(cost: number, document: number): boolean
  /** Receives a match. `cost`: sum over the typed words; `named`: how many of them are in the document's own name. */
  onMatch(cost: number, document: number, named: number): void
}

/**
 * Finds the documents that contain every word, given its matches; none without words: iterates the postings of the
 * rarest word and looks up the others per document.
 */
export const findDocuments = (
  index: InvertedIndex,
  words: readonly WordMatches[],
  collector: Collector,
  positionCosts = costsInNames,
): void => {
  const [rarestWord, ...others] = words.toSorted((a, b) => a.occurrences - b.occurrences)
  if (!rarestWord) return
  const { postings, postingStarts, documentWords, documentStarts } = index

  /** Lowest cost of a document's words, encoded as `cost * 4 + position`; `noMatch` without a match. */
  const noMatch = cost.none * 4
  const cheapestMatch = (costs: Uint8Array, document: number) => {
    let lowest: number = noMatch
    for (let at = documentStarts[document]!; at < documentStarts[document + 1]!; at++) {
      const wordCost = costs[documentWords[at]! >> 2]!
      if (wordCost === cost.none) continue
      const position = documentWords[at]! & 3
      const match = (wordCost + positionCosts[position]!) * 4 + position
      if (match < lowest) lowest = match
    }
    return lowest
  }
  for (const [from, to] of rarestWord.runs)
    for (let word = from; word < to; word++) {
      const wordCost = rarestWord.costs[word]!
      for (let at = postingStarts[word]!; at < postingStarts[word + 1]!; at++) {
        const document = postings[at]! >> 2
        const position = postings[at]! & 3
        // Postings are in document order: if this document cannot be accepted at its lowest cost, neither can any after it.
        if (!collector.accepts(wordCost, document)) break
        let sum = wordCost + positionCosts[position]!
        let matched = true
        let named = position === 0 ? 1 : 0
        for (let other = 0; matched && other < others.length; other++) {
          const match = cheapestMatch(others[other]!.costs, document)
          matched = match < noMatch
          if (matched && (match & 3) === 0) named++
          sum += match >> 2
        }
        if (matched && collector.accepts(sum, document)) collector.onMatch(sum, document, named)
      }
    }
}
