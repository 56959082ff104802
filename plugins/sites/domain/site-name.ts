import { slugOf } from '#core/kernel/slug.ts'
import { refusedWords } from './refused-names.ts'

/** Letters, digits and hyphens of a name. */
export const nameLength = { min: 3, max: 40 } as const

/** Days for which a released name leads to the new one and rests, so that nobody takes over the links and visitors of another facility. */
export const restDays = 90

/** Reason for which a name cannot be a sub-domain; the last two support can lift for a facility. */
export type NameRefusal = 'length' | 'characters' | 'reserved' | 'pretending' | 'offensive'

/** Returns a name as a host can have it of what an owner wrote, or copied from an address: `Słoneczko!` → sloneczko. */
export const writtenName = (given: string, mainHost: string): string => {
  const host = given
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
  const own = host.endsWith(`.${mainHost}`) ? host.slice(0, -mainHost.length - 1) : host
  return slugOf(own, Number.MAX_SAFE_INTEGER)
}

/** Returns readings of a name in which digits stand for letters that look like them: `paypa1` → paypal. */
const readingsOf = (name: string): readonly string[] => {
  const letters = name.replaceAll('0', 'o').replaceAll('3', 'e').replaceAll('4', 'a').replaceAll('5', 's')
  return [...new Set([name, name.replace(/-?\d+$/, ''), letters.replaceAll('1', 'l'), letters.replaceAll('1', 'i')])]
}

const tests = {
  whole: (name: string, word: string) => name === word,
  part: (name: string, word: string) => name.split('-').includes(word),
  beginning: (name: string, word: string) => name.split('-').some((part) => part.startsWith(word)),
  anywhere: (name: string, word: string) => name.replaceAll('-', '').includes(word),
} as const

/** Returns why a name cannot be a sub-domain, `null` for one that can. Whether it is taken is for the database to decide. */
export const nameRefusal = (name: string): NameRefusal | null => {
  if (name.length < nameLength.min || name.length > nameLength.max) return 'length'
  // Hyphens at the third and fourth place are reserved for encoded names (RFC 5891), `xn--` among them.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'characters'
  const readings = readingsOf(name)
  const found = refusedWords.find(({ place, words }) => words.some((word) => readings.some((reading) => tests[place](reading, word))))
  return found?.refusal ?? null
}

/** Tells if support may free a name of this refusal for a facility that is really called so. */
export const isFreeable = (refusal: NameRefusal | null): boolean => refusal === 'pretending' || refusal === 'offensive'

const shortened = (name: string): string => name.slice(0, nameLength.max).replace(/^-+|-+$/g, '')

/** Returns names that a facility could take, from its own name and city, the best first: `Przedszkole „Słoneczko”` → sloneczko. */
export const suggestedNames = (name: string, city: string): readonly string[] => {
  const own = slugOf(name)
    .split('-')
    .filter((word) => !kindWords.has(word) && !/^\d+$/.test(word))
    .join('-')
  const candidates = [own, own && `${own}-${slugOf(city)}`, slugOf(name), `przedszkole-${slugOf(city)}`]
  const whole = candidates.map(shortened).filter((one) => nameRefusal(one) === null)
  const numbered = Array.from({ length: 20 }, (_, n) => `${(whole[0] ?? 'przedszkole').slice(0, nameLength.max - 3)}-${n + 2}`)
  return [...new Set([...whole, ...numbered.map(shortened)])]
}

const kindWords: ReadonlySet<string> = new Set(
  'przedszkole zlobek niepubliczne niepubliczny publiczne publiczny prywatne prywatny miejskie gminne samorzadowe klub dzieciecy punkt przedszkolny nr im w z'.split(
    ' ',
  ),
)
