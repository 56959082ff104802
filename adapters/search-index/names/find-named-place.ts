import { findDocuments } from './find-documents.ts'
import type { NameIndexData } from './name-index-data.ts'
import { decodeTexts } from './text-table.ts'
import type { TypedWord } from './tokenize.ts'
import { cost, makeWordMatcher, type WordMatcher } from './word-matches.ts'

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

/** A place is meant if it has so many times more facilities than the next one of the same name. */
const dominance = 3

/** Returns true for a place that many mean by its name. */
export const isLarge = ({ large }: Places, place: number): boolean => large[place] === 1

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

/**
 * Finds the place of exactly this name; `null` if several could be meant. Another grammatical case is the name of a large
 * place, and of a district after a word such as `na`: `na Woli`, not the `wesołe` of a kindergarten.
 */
const placeOf = (places: Places, match: WordMatcher, words: readonly string[], after: TypedWord['after']) => {
  const [first, next] = wholeNames(places, match, words)
  if (!first) return null
  const [place, difference] = first
  if (next && places.facilities[place]! < dominance * places.facilities[next[0]]!) return null
  const mayBeInflected = after !== 'street' && (isLarge(places, place) || (after === 'in' && isDistrict(places, place)))
  if (difference > 0 && !mayBeInflected) return null
  return isPartOfLargerName(places, match, words, place) ? null : { place, exact: difference === 0 }
}

/** Letters from which on the name of a district may have one typing error, and words that are compared, each with all names. */
const typos = { minLetters: 6, maxWords: 8 } as const

/** Finds the district of a city whose name a word is with one typing error. */
const districtWithTypo = (places: Places, match: WordMatcher, word: string, city: string): number | null => {
  const found: number[] = []
  findDocuments(places.index, match([word], 'typos'), {
    accepts: (difference) => difference <= cost.typo,
    onMatch: (difference, at, named) => {
      if (difference === cost.typo && named === 1 && places.lengths[at] === 1 && isDistrict(places, at) && cityOf(places, at) === city)
        found.push(at)
    },
  })
  return found.find((at) => places.facilities[at]) ?? null
}

/** Words of the longest names of places. */
const maxNameWords = 6

/** Returns the parts of a list of words that may be names, the longest first, as numbers of words. */
const partsOf = (words: readonly number[]): readonly (readonly number[])[] => {
  const longest = Math.min(words.length, maxNameWords)
  const lengths = Array.from({ length: longest }, (_, n) => longest - n)
  return lengths.flatMap((length) => Array.from({ length: words.length - length + 1 }, (_, from) => words.slice(from, from + length)))
}

/**
 * Finds the place that a part of the words names: the longest part, then the place with most facilities; and its
 * district, or the city of a district, that another part names; a district also with a typing error, if no facility has
 * the word.
 */
export const findNamedPlace = (
  places: Places,
  words: readonly TypedWord[],
  isUnknown = (_: string): boolean => false,
): NamedPlace | null => {
  const match = makeWordMatcher(places.index)
  const textOf = (part: readonly number[]) => part.map((at) => words[at]?.word ?? '')
  let found: NamedPlace | null = null
  for (const part of partsOf([...words.keys()])) {
    if (found && part.length < found.words.length) break
    const named = placeOf(places, match, textOf(part), words[part[0] ?? 0]?.after ?? null)
    if (named && (!found || named.place < found.place)) found = { ...named, words: part }
  }
  if (!found) return null
  const { place, words: ownWords, exact } = found
  const city = cityOf(places, place)
  const isNamedDistrict = isDistrict(places, place)
  for (const part of partsOf([...words.keys()].filter((at) => !ownWords.includes(at)))) {
    // A city has districts, and a district the name of its city.
    const other = wholeNames(places, match, textOf(part)).find(
      ([at]) => isDistrict(places, at) !== isNamedDistrict && cityOf(places, at) === city,
    )
    if (other) return { place: isNamedDistrict ? place : other[0], words: [...ownWords, ...part], exact: exact && other[1] === 0 }
  }
  const perhapsDistricts = isNamedDistrict
    ? []
    : [...words.keys()].filter((at) => !ownWords.includes(at) && (words[at]?.word ?? '').length >= typos.minLetters)
  for (const at of perhapsDistricts.slice(0, typos.maxWords)) {
    const word = words[at]?.word ?? ''
    const district = isUnknown(word) ? districtWithTypo(places, match, word, city) : null
    if (district !== null) return { place: district, words: [...ownWords, at], exact: false }
  }
  return found
}
