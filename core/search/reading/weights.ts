/**
 * Worth of one word of a span by the kind of its meaning. The cover of a text with the largest sum is chosen, so that an
 * exact name goes above filters and places, and these above single words of names.
 */
export const weights = {
  /** Whole name of a facility with a word that no kind, filter or place has. */
  facility: 12,
  /** Whole name of a facility that consists of kinds, filters and places. */
  genericFacility: 6,
  /** Prices, ages, hours, distances, ratings: patterns that hardly anything else has. */
  measure: 9,
  filter: 8,
  /** Large city, or a place after a word that fits its grammatical case. */
  place: 8,
  district: 7,
  smallPlace: 6,
  address: 6.5,
  question: 7,
  order: 7,
  /** Whole text that is no search. */
  offTopic: 7,
  unmet: 6,
  /** Trade or state of a grown-up, which no filter means. */
  person: 8,
  /** Negation of a word that nothing means. */
  denied: 3,
  /** Word of a name; each further word of the same name adds `nextName`. */
  name: 4,
  nextName: 2,
  similarName: 1,
  link: 5,
  /** Word that nothing means. */
  leftOver: -5,
} as const

/** Added to a span for each word after the first: longer spans go above several short ones. */
export const lengthBonus = 1

/** Returns the weight of a span of words of one kind. */
export const weightOf = (kind: keyof typeof weights, words: number): number => weights[kind] * words + lengthBonus * (words - 1)
