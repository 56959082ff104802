import { normalizeName } from '#core/places/normalize-name.ts'

/** Words that most names have, which tell nothing about which facility is meant. */
const common = new Set(
  'przedszkole przedszkola przedszkolny punkt oddzial zespol zlobek klub dzieciecy niepubliczne niepubliczny publiczne publiczny samorzadowe miejskie miejski gminne prywatne integracyjne integracyjny nr im imienia w i z'.split(
    ' ',
  ),
)

const wordsOf = (name: string): readonly string[] => {
  const words = normalizeName(name)
    .replace(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .filter(Boolean)
  const telling = words.filter((word) => !common.has(word))
  return telling.length > 0 ? telling : words
}

const pairsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => ` ${word} `.slice(at, at + 2)))

/**
 * Returns how much two names resemble each other, from 0 to 1: pairs of letters that they share (Dice), without words
 * that most names have.
 */
export const nameSimilarity = (one: string, other: string): number => {
  const first = pairsOf(wordsOf(one))
  const second = pairsOf(wordsOf(other))
  if (first.length === 0 || second.length === 0) return 0
  const total = first.length + second.length
  let shared = 0
  const left = new Map<string, number>()
  for (const pair of second) left.set(pair, (left.get(pair) ?? 0) + 1)
  for (const pair of first) {
    const count = left.get(pair) ?? 0
    if (count === 0) continue
    shared += 1
    left.set(pair, count - 1)
  }
  return (2 * shared) / total
}

/** From which similarity on a facility may be meant, and how many are suggested. */
const threshold = 0.55
const maxSimilar = 5

/** Returns the facilities whose names resemble a name, the most similar first. */
export const mostSimilar = <Named extends { readonly name: string }>(name: string, facilities: readonly Named[]): readonly Named[] =>
  facilities
    .map((facility) => ({ facility, similarity: nameSimilarity(name, facility.name) }))
    .filter(({ similarity }) => similarity >= threshold)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, maxSimilar)
    .map(({ facility }) => facility)
