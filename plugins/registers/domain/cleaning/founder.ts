import { normalizeText } from '#core/kernel/slug.ts'
import { findDistrict } from './districts.ts'
import { normalizeWhitespace } from './whitespace.ts'

/**
 * Kind of founder, as far as legal type and ownership depend on it. `town`: an urban commune or a city district;
 * `local`: a county, a voivodeship or a union of communes; `social`: an association, a foundation or a church, which
 * may run a public or a non-public facility.
 */
export type Founder = 'town' | 'commune' | 'local' | 'state' | 'private' | 'social'

const firstMatch = (text: string, patterns: readonly (readonly [RegExp, Founder])[]): Founder | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null

const company = /\bspolk[ai]\b|\bsp\. ?(?:z|j|k|c)\b|\bs\. ?c\b|\bs\. ?a\.|z o\.? ?o\b|\bspoldzielni[ae]\b/
const nonProfit = /fundacj|stowarzysze|towarzystw|\bparafi|zgromadzeni|caritas|diecezj|\bzakon\b|organizacj|kosciol/

/**
 * Derives the kind of founder from its name, where that is unambiguous: `Gmina Miejska Kraków-Miasto Na Prawach
 * Powiatu`, `Powiat Bolesławiecki`.
 */
export const founderByName = (name: string): Founder | null => {
  const normalized = normalizeText(normalizeWhitespace(name)).replace(/^"/, '')
  if (company.test(normalized)) return 'private'
  if (nonProfit.test(normalized)) return 'social'
  return firstMatch(normalized, [
    [/\bminist(?:er|erstwo)\b/, 'state'],
    [/^powiat\b|^starostwo\b|^wojewodztwo\b|^samorzad wojewodztwa|^urzad marszalkowski|zwiazek (?:gmin|miedzygminny|powiat)/, 'local'],
    [/^(?:miasto i gmina|gmina i miasto)\b/, 'commune'],
    [
      /na prawach powiatu|^miasto\b|^gmina[- ]+(?:miasto|miejska|m\.)|^m\. ?st\b|^urzad (?:miasta|miejski|dzielnicy)|^[a-z]+ gmina miejska/,
      'town',
    ],
    [/^gmina\b|^urzad gminy\b/, 'commune'],
  ])
}

/**
 * Derives the kind of founder from the ministry's column `Typ organu prowadzącego`, and from the name to tell urban
 * communes from others.
 */
export const founderByMinistry = (type: string, name: string): Founder | null => {
  const normalized = normalizeText(normalizeWhitespace(type))
  if (normalized === 'gmina') return founderByName(name) === 'town' ? 'town' : 'commune'
  return firstMatch(normalized, [
    [/^miasto na prawach powiatu/, 'town'],
    [/^powiat|samorzad wojewodztwa|zwiazek (?:gmin|miedzygminny|powiat)/, 'local'],
    [/^minist|(?<!nie)publiczn|jednostk\w+ (?:rzadow|budzetow)/, 'state'],
    [/osob\w+ fizyczn|spolk|spoldzieln|przedsiebior|niepubliczn/, 'private'],
    [/stowarzysz|fundacj|organizacj|kosciol|wyznaniow|zwiazk|zakon/, 'social'],
  ])
}

/**
 * Derives the kind of founder from OpenStreetMap's `operator:type`, and from the name for governments. Districts of
 * Warszawa appear there by their plain name.
 */
export const founderByOsm = (type: string, name: string): Founder | null => {
  if (type === 'ngo' || type === 'religious') return 'social'
  if (['private', 'consortium', 'cooperative'].includes(type)) return 'private'
  if (type === 'public') return founderByName(name) ?? 'state'
  return type === 'government' ? (founderByName(name) ?? (findDistrict('Warszawa', name) ? 'town' : null)) : null
}
