/** Least similarity of two texts that are flagged, and the letters of a shingle. */
export const similarFrom = 0.6
const shingleLength = 4

/** Returns the runs of letters of a text, without case, marks and signs, so that small changes keep most of them. */
const shinglesOf = (text: string): ReadonlySet<string> => {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, '')
  const shingles = new Set<string>()
  for (let at = 0; at + shingleLength <= letters.length; at++) shingles.add(letters.slice(at, at + shingleLength))
  return shingles
}

const similarity = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const shingle of one) if (other.has(shingle)) shared++
  return shared / (one.size + other.size - shared)
}

/** Returns how much two texts have in common, from 0 to 1: the shared part of their runs of four letters. */
export const textSimilarity = (one: string, other: string): number => similarity(shinglesOf(one), shinglesOf(other))

/** Returns whether any of the texts is similar to a text. */
export const isSimilarToAny = (text: string, others: readonly string[]): boolean => {
  const shingles = shinglesOf(text)
  return others.some((other) => similarity(shingles, shinglesOf(other)) >= similarFrom)
}
