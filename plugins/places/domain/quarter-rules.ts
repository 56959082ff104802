import type { Point } from '#core/kernel/distance.ts'

/** Quarter as a base map has it, which does not say of which town. */
export interface MapQuarter extends Point {
  readonly name: string
  /** 1 for a suburb, 2 for a quarter, 3 for a neighbourhood of OpenStreetMap. */
  readonly rank: number
}

/** Names of single buildings, developments and premises. */
const noQuarter =
  /\d|\b(apartamenty|business|cmentarz|development|etap|garaże|investment|lotnisko|metalchem|ogródki|parking|pzwann|residence|rezydencj\p{L}+|rod|strefa|tbs)\b/iu

/** Returns whether parents may mean a quarter by a name of the map: no house, development or business park. */
export const isMeant = (name: string): boolean => !noQuarter.test(name)

/** Returns a name as people write it, without the explanation in brackets and without spaces around hyphens. */
export const plainName = (name: string): string =>
  name
    .replace(/\s*\(.*\)/, '')
    .replace(/\s+-\s+/g, '-')
    .trim()

const directions = 'Centrum|Środek|Północ|Południe|Wschód|Zachód'
const adjectives = 'Górn[yae]|Doln[yae]|Mał[yae]|Wielk(?:i|a|ie)|Północn[yae]|Południow[yae]|Wschodni[ae]?|Zachodni[ae]?|Centraln[yae]'
const numbers = '[IV]+|[A-E]'
const side = new RegExp(`^(.+?)[ -](?:${directions}|${adjectives})$`, 'u')
const numbered = new RegExp(`^(.+?) (?:${numbers})(?: – .+)?$`, 'u')
const age = /^(?:Star[yae]|Now[yae]) (.+)$|^(.+) (?:Star[yae]|Now[yae])$/u

/** Words that say nothing without the rest of a name. */
const generic = /^(dolina|dzielnica|folwark|góra|huta|kolonia|miasto|młyn|ogród|osiedle|port|przedmieście|sady|wieś|wyspa)$/iu

/** Names of people and adjectives, which name no quarter without what follows the hyphen. */
const incomplete = /(ego|ej|ich|ych|skie|ckie)$|^(Osiedle|Os\.) (im\. .+|.+a)$|^(Kolonia|Generał)/u

/** Returns what is before the first hyphen of a name, if that is a name: Zaspa of Zaspa-Rozstaje, Ruczaj of Osiedle Ruczaj-Zaborze. */
const firstOf = (name: string): string | null => {
  const first = /^(\p{Lu}\p{Ll}{2}[^-]*)-\p{Lu}/u.exec(name)?.[1]
  return first === undefined || incomplete.test(first) ? null : first.replace(/^Osiedle /, '')
}

/** Returns the quarters that a name is a part of; `alone`: whether one part suffices to mean the whole. */
const wholesOf = (name: string): readonly { readonly name: string; readonly alone: boolean }[] => {
  const bySide = side.exec(name)?.[1]
  if (bySide !== undefined && !bySide.includes('-')) return [{ name: bySide, alone: true }, ...wholesOf(bySide)]
  const byNumber = numbered.exec(name)?.[1]
  if (byNumber !== undefined) return [{ name: byNumber, alone: false }, ...wholesOf(byNumber)]
  const [, before, behind] = age.exec(name) ?? []
  const byAge = before ?? behind
  if (byAge !== undefined) return [{ name: byAge, alone: false }]
  const first = firstOf(name)
  return first === null ? [] : [{ name: first, alone: true }]
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/**
 * Returns the quarters of a town with those that they are parts of, which have the mean point of their parts: Wrzeszcz
 * of Wrzeszcz Górny and Dolny. Of several with one name the first stays.
 */
export const joinParts = (town: string, quarters: readonly MapQuarter[]): readonly MapQuarter[] => {
  const known = new Map<string, MapQuarter>()
  for (const quarter of quarters) if (quarter.name !== town && !known.has(quarter.name)) known.set(quarter.name, quarter)
  const parts = [...known.values()].flatMap((part) => wholesOf(part.name).map((whole) => ({ ...whole, part })))
  for (const [name, of] of Map.groupBy(parts, (one) => one.name)) {
    const isWhole = of.length > 1 || of.some(({ alone }) => alone)
    if (!isWhole || known.has(name) || name.startsWith(town) || generic.test(name)) continue
    const ofParts = (value: 'longitude' | 'latitude' | 'rank') => of.map(({ part }) => part[value])
    known.set(name, {
      name,
      longitude: mean(ofParts('longitude')),
      latitude: mean(ofParts('latitude')),
      rank: Math.min(...ofParts('rank')),
    })
  }
  return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'pl'))
}
