import { normalizeText } from '#core/kernel/slug.ts'
import { toLatin } from '#core/kernel/to-latin.ts'
import { formsOf, unabbreviated } from './abbreviations.ts'

/**
 * Splits a text into normalized Latin words and digits, at most 24 characters each: `Żłobek „Miś” w Łodzi` → zlobek,
 * mis, w, lodzi. A postcode is one word: `30-028` → 30028.
 */
export const tokenize = (text: string): readonly string[] =>
  normalizeText(toLatin(text))
    .replace(/\b(\d\d)-(\d{3})\b/g, '$1$2')
    .split(/[^a-z0-9]+/)
    .flatMap((word) => (word ? [word.slice(0, maxWordLength)] : []))

const maxWordLength = 24

/** Words that are ignored in queries: `żłobek w Krakowie`, `nursery near Gdańsk`, `садок біля Вроцлава`. */
const stopWords = new Set([
  'w',
  'we',
  'z',
  'ze',
  'na',
  'przy',
  'ul',
  'u',
  'i',
  'oraz',
  'dla',
  'blisko',
  'obok',
  'okolice',
  'okolicy',
  'in',
  'near',
  'with',
  'for',
  'and',
  'the',
  'a',
  'at',
  'of',
  'iz',
  'ta',
  'bila',
  'poblyzu',
])

/** Returns whether a word is ignored in queries. */
export const isStopWord = (word: string): boolean => stopWords.has(word)

/** Returns words without those that are ignored in queries; all of them if nothing else is left. */
export const withoutStopWords = (words: readonly string[]): readonly string[] => {
  const meaningful = words.filter((word) => !stopWords.has(word))
  return meaningful.length ? meaningful : words
}

/** Returns the words of a text for an index, with the other forms of abbreviated words. */
export const indexedWords = (text: string): readonly string[] => tokenize(text).flatMap(formsOf)

/** Common names of the facility types; each facility is also found by the name of its type. */
export const typeNames: Readonly<Record<string, string>> = {
  nursery: 'żłobek',
  toddler_club: 'klub dziecięcy malucha',
  day_guardian: 'opiekun dzienny',
  kindergarten: 'przedszkole',
  kindergarten_point: 'punkt przedszkolny',
  kindergarten_education_team: 'zespół wychowania przedszkolnego',
  kindergarten_department: 'oddział przedszkolny',
  primary_school: 'szkoła podstawowa',
}

/** Prefixes of words that denote a facility type and no place: `przedszkola`, `żłobki`, Ukrainian `садок`, `ясла`. */
const facilityTypeWord =
  /^(przedszk|zlob|klub|punkt|oddzial|zespol|szkol|opiekun|maluch|dzieciec|sadok|sadki|dytiacz|jasl|kindergarten|nurser)/

/**
 * Parses a partial text into at most six words, and those of them that may denote a place. The last word may be
 * unfinished: `os` of `Osowa`.
 */
export const parseQuery = (text: string): { readonly words: readonly string[]; readonly placeWords: readonly string[] } => {
  const all = tokenize(text.slice(0, 200)).slice(0, 12)
  const words = withoutStopWords(all)
    .slice(0, 6)
    .map((word, at, { length }) => (at < length - 1 || word.length > 2 ? unabbreviated(word) : word))
  const placeWords = words.filter((word) => !facilityTypeWord.test(word))
  return { words, placeWords: placeWords.length ? placeWords : words }
}

/** Returns the words of a submitted text as they are searched, without those that are ignored. */
export const searchedWords = (typed: readonly string[]): readonly string[] =>
  withoutStopWords(typed.flatMap((text) => tokenize(text.slice(0, 100)))).map(unabbreviated)
