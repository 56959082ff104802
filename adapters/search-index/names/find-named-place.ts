import { findDocuments } from './find-documents.ts'
import type { NameIndexData } from './name-index-data.ts'
import { decodeTexts } from './text-table.ts'
import { makeWordMatcher, type WordMatcher } from './word-matches.ts'

type Places = NameIndexData['places']

/** Place whose whole name a part of the words is. */
export interface NamedPlace {
  /** Number of the place. */
  readonly place: number
  /** Numbers of the words that name it. */
  readonly words: readonly number[]
  /** The name is written as in the index, not in another grammatical case. */
  readonly exact: boolean
}

/** Facilities from which a place is large: many mean it by its name, also in another grammatical case. */
const minLargePlace = 20

/** A place is meant if it has so many times more facilities than the next one of the same name. */
const dominance = 3

/** Returns true for a place with many facilities. */
export const isLarge = ({ facilities }: Places, place: number): boolean => (facilities[place] ?? 0) >= minLargePlace

const isDistrict = ({ kinds }: Places, place: number) => kinds[place] === 1

/** Returns the key of a place's city: `malopolskie/krakow`. */
const cityOf = ({ texts }: Places, place: number): string => {
  const [, voivodeship, , citySlug] = decodeTexts(texts, place)
  return `${voivodeship}/${citySlug}`
}

/** Finds the places with facilities whose whole name the words are, and the cost of each; those with most facilities first. */
const wholeNames = (places: Places, match: WordMatcher, words: readonly string[]): readonly (readonly [place: number, cost: number])[] => {
  const found = new Map<number, number>()
  findDocuments(places.index, match(words, 'whole'), {
    accepts: () => true,
    onMatch: (cost, at, named) => {
      if (named === words.length && places.lengths[at] === words.length && places.facilities[at])
        found.set(at, Math.min(cost, found.get(at) ?? cost))
    },
  })
  // Numbers of places are in the order of their facilities.
  return [...found].toSorted(([a], [b]) => a - b)
}

/** Returns true if a place with more facilities has all words in its name: Ruda Śląska for `ruda`. */
const isPartOfLargerName = (places: Places, match: WordMatcher, words: readonly string[], place: number): boolean => {
  let larger = false
  findDocuments(places.index, match(words, 'prefix'), {
    accepts: (_, at) => at < place && !larger,
    onMatch: (_, __, named) => {
      larger ||= named === words.length
    },
  })
  return larger
}

/** Finds the place of exactly this name; `null` if several could be meant. */
const placeOf = (places: Places, match: WordMatcher, words: readonly string[]) => {
  const [first, next] = wholeNames(places, match, words)
  if (!first) return null
  const [place, cost] = first
  if (next && places.facilities[place]! < dominance * places.facilities[next[0]]!) return null
  if (cost > 0 && !isLarge(places, place)) return null
  return isPartOfLargerName(places, match, words, place) ? null : { place, exact: cost === 0 }
}

/** Returns the parts of a list of words, the longest first, as numbers of words. */
const partsOf = (words: readonly number[]): readonly (readonly number[])[] =>
  words.flatMap((_, n) => {
    const length = words.length - n
    return Array.from({ length: n + 1 }, (_, from) => words.slice(from, from + length))
  })

/**
 * Finds the place that a part of the words names: the longest part, then the place with most facilities; and its
 * district that another part names.
 */
export const findNamedPlace = (places: Places, words: readonly string[]): NamedPlace | null => {
  const match = makeWordMatcher(places.index)
  const textOf = (part: readonly number[]) => part.map((at) => words[at] ?? '')
  let found: NamedPlace | null = null
  for (const part of partsOf([...words.keys()])) {
    if (found && part.length < found.words.length) break
    const named = placeOf(places, match, textOf(part))
    if (named && (!found || named.place < found.place)) found = { ...named, words: part }
  }
  if (!found || isDistrict(places, found.place)) return found
  const city = cityOf(places, found.place)
  const { words: cityWords, exact } = found
  for (const part of partsOf([...words.keys()].filter((at) => !cityWords.includes(at)))) {
    const district = wholeNames(places, match, textOf(part)).find(([at]) => isDistrict(places, at) && cityOf(places, at) === city)
    if (district) return { place: district[0], words: [...cityWords, ...part], exact: exact && district[1] === 0 }
  }
  return found
}
