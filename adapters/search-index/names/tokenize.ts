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

/** Words before the place in which something is: `na Mokotowie`, `у Кракові`. */
const wordsOfIn = new Set(['w', 'we', 'na', 'u', 'in'])
/** Words before a street, which may have the name of a place in another grammatical case: `ul. Gdańska`. */
const wordsOfStreets = new Set(['ul', 'ulica', 'ulicy', 'al', 'aleja', 'alei', 'aleje', 'wul', 'wulycia', 'wulyci'])

/** Word of a submitted text. */
export interface TypedWord {
  readonly word: string
  /** Number of the typed word that it comes from. */
  readonly from: number
  /** The word before it says that a place follows, or a street. */
  readonly after: 'in' | 'street' | null
}

/** Most typed words that are read: those of a long sentence. */
const maxTyped = 48

/** Parses the words of a submitted text. */
export const parseWords = (typed: readonly string[]): readonly TypedWord[] => {
  const all = typed
    .slice(0, maxTyped)
    .flatMap((text, from) => tokenize(text.slice(0, 100)).map((word) => ({ word, from })))
    .map((one, at, words): TypedWord => {
      const before = words[at - 1]?.word ?? ''
      return { ...one, after: wordsOfIn.has(before) ? 'in' : wordsOfStreets.has(before) ? 'street' : null }
    })
  const meaningful = all.filter(({ word }) => !stopWords.has(word))
  return (meaningful.length ? meaningful : all).map((one) => ({ ...one, word: unabbreviated(one.word) }))
}
