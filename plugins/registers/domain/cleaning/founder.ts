import { normalizeText } from '#core/kernel/slug.ts'
import { districtNamed } from './districts.ts'
import { normalizeWhitespace } from './whitespace.ts'

/**
 * Who founded a facility, as far as legal type and ownership turn on it. `town`: a commune that is a town or a city's district; `local`: a county, a
 * voivodeship or a union of communes; `social`: an association, a foundation, a church, of which it cannot be told whether they run it publicly.
 */
export type Founder = 'town' | 'commune' | 'local' | 'state' | 'private' | 'social'

const first = (text: string, patterns: readonly (readonly [RegExp, Founder])[]): Founder | null =>
  patterns.find(([pattern]) => pattern.test(text))?.[1] ?? null

const company = /\bspolk[ai]\b|\bsp\. ?(?:z|j|k|c)\b|\bs\. ?c\b|\bs\. ?a\.|z o\.? ?o\b|\bspoldzielni[ae]\b/
const club = /fundacj|stowarzysze|towarzystw|\bparafi|zgromadzeni|caritas|diecezj|\bzakon\b|organizacj|kosciol/

/** By the founder's name alone, where it says so plainly: `Gmina Miejska Kraków-Miasto Na Prawach Powiatu`, `Powiat Bolesławiecki`. */
export const founderByName = (name: string): Founder | null => {
  const folded = normalizeText(normalizeWhitespace(name)).replace(/^"/, '')
  if (company.test(folded)) return 'private'
  if (club.test(folded)) return 'social'
  return first(folded, [
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

/** By the ministry's `Typ organu prowadzącego`, and the name where a commune may be a town. */
export const founderByMinistry = (type: string, name: string): Founder | null => {
  const folded = normalizeText(normalizeWhitespace(type))
  if (folded === 'gmina') return founderByName(name) === 'town' ? 'town' : 'commune'
  return first(folded, [
    [/^miasto na prawach powiatu/, 'town'],
    [/^powiat|samorzad wojewodztwa|zwiazek (?:gmin|miedzygminny|powiat)/, 'local'],
    [/^minist|(?<!nie)publiczn|jednostk\w+ (?:rzadow|budzetow)/, 'state'],
    [/osob\w+ fizyczn|spolk|spoldzieln|przedsiebior|niepubliczn/, 'private'],
    [/stowarzysz|fundacj|organizacj|kosciol|wyznaniow|zwiazk|zakon/, 'social'],
  ])
}

/** By the `operator:type` of OpenStreetMap's edition, and the name where it is a government's. A district of Warszawa stands there by its bare name. */
export const founderByOsm = (type: string, name: string): Founder | null => {
  if (type === 'ngo' || type === 'religious') return 'social'
  if (['private', 'consortium', 'cooperative'].includes(type)) return 'private'
  if (type === 'public') return founderByName(name) ?? 'state'
  return type === 'government' ? (founderByName(name) ?? (districtNamed('Warszawa', name) ? 'town' : null)) : null
}
