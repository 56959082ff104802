import { normalizeName } from '#core/places/normalize-name.ts'
import { endonym } from './exonyms.ts'

/**
 * Possible Latin spellings of Cyrillic letters in a normalized Polish name, the most likely first: the traditional
 * Ukrainian transcription in reverse (ó is written у, rz and ż are ж, sz and rz are ш), and the letters of Russian.
 */
const transliterations: Readonly<Record<string, readonly string[]>> = {
  а: ['a'],
  б: ['b'],
  в: ['w'],
  г: ['g', 'h'],
  ґ: ['g'],
  д: ['d'],
  е: ['e', 'ie'],
  є: ['ie', 'je'],
  ё: ['io', 'jo'],
  ж: ['z', 'rz'],
  з: ['z'],
  и: ['y', 'i'],
  і: ['i'],
  ї: ['i', 'ji'],
  й: ['j'],
  к: ['k'],
  л: ['l'],
  м: ['m'],
  н: ['n'],
  о: ['o'],
  п: ['p'],
  р: ['r'],
  с: ['s'],
  т: ['t'],
  у: ['u', 'o'],
  ф: ['f'],
  х: ['ch', 'h'],
  ц: ['c'],
  ч: ['cz'],
  ш: ['sz', 'rz'],
  щ: ['szcz'],
  ъ: [''],
  ы: ['y'],
  ь: [''],
  э: ['e'],
  ю: ['iu', 'ju', 'jo', 'u'],
  я: ['ia', 'ja', 'a'],
  // Several letters for one Polish letter: ą, ę, io, older names in -ów, and adjective endings.
  ів: ['iw', 'ow'],
  он: ['on', 'a'],
  ом: ['om', 'a'],
  ен: ['en', 'e', 'ien'],
  ем: ['em', 'e', 'iem'],
  ьо: ['io', 'o'],
  йо: ['jo', 'io'],
  ий: ['y', 'i'],
  ський: ['ski'],
  цький: ['cki'],
  ська: ['ska'],
  ські: ['ski', 'skie'],
  ське: ['skie'],
}
const longestFirst = Object.keys(transliterations).toSorted((a, b) => b.length - a.length)
const letters = new RegExp(longestFirst.join('|'), 'g')

/** Maximum number of spellings of one word. */
const maxSpellings = 48

const spellingsOf = (query: string): readonly string[] => {
  const word = query.normalize('NFC').toLowerCase()
  const parts: (readonly string[])[] = []
  let at = 0
  for (const match of word.matchAll(letters)) {
    parts.push([word.slice(at, match.index)], transliterations[match[0]] ?? [''])
    at = match.index + match[0].length
  }
  parts.push([word.slice(at)])
  // Spellings with fewer unlikely letters come first, so that the limit drops the least likely.
  let spellings: readonly { readonly text: string; readonly penalty: number }[] = [{ text: '', penalty: 0 }]
  for (const part of parts)
    spellings = spellings
      .flatMap(({ text, penalty }) => part.map((letters, rank) => ({ text: text + letters, penalty: penalty + rank })))
      .toSorted((a, b) => a.penalty - b.penalty)
      .slice(0, maxSpellings)
  return spellings.map(({ text }) => normalizeName(text))
}

const cyrillic = /\p{Script=Cyrillic}/u

/**
 * Returns possible normalized Polish spellings of a query, the most likely first: the town it is an exonym of, then
 * the query itself or, for Cyrillic text, its transliterations (`Жешув` → `rzeszow`, at most 48). For exact name
 * lookups, for which the single result of core's `toLatin` is not enough.
 */
export const polishSpellings = (query: string): readonly string[] => {
  const known = endonym(query)
  return [
    ...new Set([
      ...(known === null ? [] : [normalizeName(known)]),
      ...(cyrillic.test(query) ? spellingsOf(query) : [normalizeName(query)]),
    ]),
  ]
}
