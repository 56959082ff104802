import { normalizeText } from '#core/kernel/slug.ts'
import { toLatin } from '#core/kernel/to-latin.ts'

/** Splits a text into normalized Latin words and digits, at most 24 characters each: `Żłobek „Miś” w Łodzi` → zlobek, mis, w, lodzi. */
export const tokenize = (text: string): readonly string[] =>
  normalizeText(toLatin(text))
    .split(/[^a-z0-9]+/)
    .flatMap((word) => (word ? [word.slice(0, maxWordLength)] : []))

const maxWordLength = 24

/** Words that are ignored in queries: `żłobek w Krakowie`. */
const stopWords = new Set(['w', 'we', 'z', 'ze', 'na', 'przy', 'ul', 'u'])

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

/** Parses a partial text into at most six words, and those of them that may denote a place. */
export const parseQuery = (text: string): { readonly words: readonly string[]; readonly placeWords: readonly string[] } => {
  const all = tokenize(text.slice(0, 200)).slice(0, 12)
  const meaningful = all.filter((word) => !stopWords.has(word))
  const words = (meaningful.length ? meaningful : all).slice(0, 6)
  const placeWords = words.filter((word) => !facilityTypeWord.test(word))
  return { words, placeWords: placeWords.length ? placeWords : words }
}
