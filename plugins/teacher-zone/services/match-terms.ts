import type { TextIndex } from '#core/search/text-index.port.ts'
import type { AgeYears } from '../contract/age-years.ts'
import type { ReadTerm } from '../domain/read-words.ts'

/** Material as terms are compared with it. */
export interface TermSubject {
  /** Keys of its tags. */
  readonly keys: ReadonlySet<string>
  readonly ages: AgeYears | null
}

/** Positions of materials that fit a search text, the best first. */
export interface TermMatches {
  /** Those that fit all of it. */
  readonly all: readonly number[]
  /** Those that fit a part of it, or come near. */
  readonly some: readonly number[]
  /** Words were found with other letters than were typed. */
  readonly corrected: boolean
}

const overlaps = ([from, to]: AgeYears, other: AgeYears | null): boolean => other !== null && from <= other[1] && to >= other[0]

/** Weights of a match: one that comes near counts less than one that fits; an age alone fits too many to be an answer. */
const worth = { fits: 4, near: 2, age: 1 } as const

/**
 * Compares materials with the parts of a search text. A part fits by a tag, by an age, or by its words in the text; typing
 * errors are forgiven in words that mean nothing else.
 */
export const matchTerms = (read: readonly ReadTerm[], subjects: readonly TermSubject[], texts: TextIndex): TermMatches => {
  const positions = [...subjects.keys()]
  let corrected = false
  const parts = read.map(({ text, meaning, ages }) => {
    const phrases = [text, ...(meaning?.texts?.split(',') ?? [])]
    const found = ages ? [] : phrases.map((phrase) => texts.search(phrase))
    const isForgiven = !meaning && found.every((one) => one.corrected || one.positions.length === 0)
    if (isForgiven && found.some((one) => one.positions.length > 0)) corrected = true
    const inText = new Set(found.flatMap((one) => (one.corrected && !isForgiven ? [] : one.positions)))
    const fits = (at: number) => {
      const subject = subjects[at]
      if (!subject) return false
      if (ages) return overlaps(ages, subject.ages)
      return inText.has(at) || meaning?.tags.some((key) => subject.keys.has(key)) === true
    }
    const isNear = (at: number) => meaning?.near?.some((key) => subjects[at]?.keys.has(key)) === true
    const value = ages && read.length > 1 ? worth.age : worth.fits
    return { fits, score: (at: number) => (fits(at) ? value : isNear(at) ? worth.near : 0) }
  })
  // What the text itself has stands before what its tags say, and in the order of its words.
  const ofText = texts.search(read.map(({ text }) => text).join(' '))
  const rank = new Map(ofText.corrected ? [] : ofText.positions.map((at, n) => [at, n]))
  const rankOf = (at: number) => rank.get(at) ?? positions.length + at
  const fitting = positions.filter((at) => parts.every(({ fits }) => fits(at)))
  const all = fitting.toSorted((a, b) => rankOf(a) - rankOf(b))
  const scored = positions.flatMap((at) => {
    const score = parts.reduce((sum, part) => sum + part.score(at), 0)
    return score > worth.age ? [{ at, score }] : []
  })
  return { all, some: scored.toSorted((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => at), corrected }
}
