import { normalizeText } from '#core/kernel/slug.ts'
import { toLatin } from '#core/kernel/to-latin.ts'

/** Words of a text as they are compared: Latin letters and digits, folded, at most 24 characters each: `Żłobek „Miś” w Łodzi` → zlobek, mis, w, lodzi. */
export const wordsOf = (text: string): readonly string[] =>
  normalizeText(toLatin(text))
    .split(/[^a-z0-9]+/)
    .flatMap((word) => (word ? [word.slice(0, longest)] : []))

const longest = 24

/** Words that only join others: `żłobek w Krakowie`. */
const joining = new Set(['w', 'we', 'z', 'ze', 'na', 'przy', 'ul', 'u'])

/** What people call each kind of facility; a facility is found by it whatever its own name. */
export const callNames: Readonly<Record<string, string>> = {
  nursery: 'żłobek',
  toddler_club: 'klub dziecięcy malucha',
  day_guardian: 'opiekun dzienny',
  kindergarten: 'przedszkole',
  kindergarten_point: 'punkt przedszkolny',
  kindergarten_education_team: 'zespół wychowania przedszkolnego',
  kindergarten_department: 'oddział przedszkolny',
  primary_school: 'szkoła podstawowa',
}

/** How a word begins that says a kind and no place: `przedszkola`, `żłobki`, Ukrainian `садок`, `ясла`. */
const kind = /^(przedszk|zlob|klub|punkt|oddzial|zespol|szkol|opiekun|maluch|dzieciec|sadok|sadki|dytiacz|jasl|kindergarten|nurser)/

/** A half-typed text as what is looked for: at most six words, and which of them speak of places. */
export const readText = (text: string): { readonly words: readonly string[]; readonly placeWords: readonly string[] } => {
  const all = wordsOf(text.slice(0, 200)).slice(0, 12)
  const telling = all.filter((word) => !joining.has(word))
  const words = (telling.length ? telling : all).slice(0, 6)
  const placeWords = words.filter((word) => !kind.test(word))
  return { words, placeWords: placeWords.length ? placeWords : words }
}
