import { normalizeName } from '#core/places/fold-name.ts'
import { endonym } from './exonyms.ts'

/**
 * Cyrillic letters → what they may stand for in a folded Polish name, the likeliest first: the traditional Ukrainian transcription read backwards
 * (ó is written у, rz and ż are ж, sz and rz are ш), with the letters of Russian beside it.
 */
const sounds: Readonly<Record<string, readonly string[]>> = {
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
  // Several letters for one of Polish: ą, ę, io, the older names in -ów, and endings of adjectives.
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
const longestFirst = Object.keys(sounds).toSorted((a, b) => b.length - a.length)
const letters = new RegExp(longestFirst.join('|'), 'g')

/** So many readings of one word are worth looking up. */
const most = 48

const readings = (query: string): readonly string[] => {
  const word = query.normalize('NFC').toLowerCase()
  const parts: (readonly string[])[] = []
  let at = 0
  for (const match of word.matchAll(letters)) {
    parts.push([word.slice(at, match.index)], sounds[match[0]] ?? [''])
    at = match.index + match[0].length
  }
  parts.push([word.slice(at)])
  // Readings with fewer unlikely letters come first, so that the cut takes the least likely.
  let found: readonly { readonly text: string; readonly odd: number }[] = [{ text: '', odd: 0 }]
  for (const part of parts)
    found = found
      .flatMap(({ text, odd }) => part.map((sound, unlikely) => ({ text: text + sound, odd: odd + unlikely })))
      .toSorted((a, b) => a.odd - b.odd)
      .slice(0, most)
  return found.map(({ text }) => normalizeName(text))
}

const cyrillic = /\p{Script=Cyrillic}/u

/**
 * What a visitor's words may mean in folded Polish letters, the likeliest first: what they are an exonym of, then themselves,
 * or, where they are Cyrillic, how they may be spelt in Polish (`Жешув` → `rzeszow` among at most 48).
 * For looking names up letter by letter, which the one reading by sound of core's `toLatin` is too coarse for.
 */
export const polishSpellings = (query: string): readonly string[] => {
  const known = endonym(query)
  return [
    ...new Set([...(known === null ? [] : [normalizeName(known)]), ...(cyrillic.test(query) ? readings(query) : [normalizeName(query)])]),
  ]
}
