import type { Language } from '#core/kernel/language.ts'
import type { PlaceGrammar } from '../contract/queries.ts'

/**
 * Tables of cities: Polish locatives that no ending gives, without preposition; Ukrainian ones with the preposition
 * that follows a vowel.
 */
export type LocativeTables = Readonly<Record<'pl' | 'ua', Readonly<Record<string, string>>>>

/**
 * Endings of one-word names with one possible locative: `Garbów` → `Garbowie`, `Pawłowice` → `Pawłowicach`. Endings of
 * several declensions are left out.
 */
const endings: readonly (readonly [ending: string, locative: string])[] = [
  ['ówek', 'ówku'],
  ['ówka', 'ówce'],
  ['sław', 'sławiu'],
  ['ice', 'icach'],
  ['yce', 'ycach'],
  ['ica', 'icy'],
  ['owo', 'owie'],
  ['ewo', 'ewie'],
  ['ino', 'inie'],
  ['sko', 'sku'],
  ['ów', 'owie'],
  ['sk', 'sku'],
  ['ck', 'cku'],
]

const derivePolish = (name: string): string | null => {
  if (/[\s-]/.test(name)) return null
  const [ending, locative] = endings.find(([ending]) => name.length > ending.length + 1 && name.endsWith(ending)) ?? []
  return ending === undefined ? null : `${name.slice(0, -ending.length)}${locative}`
}

/** Preposition of a Polish locative: *we* before W or F and another consonant, and before Lw. */
const prepositionOf = (locative: string): 'w' | 'we' => (/^([WF][^aąeęioóuy]|Lw)/.test(locative) ? 'we' : 'w')

/** Creates the grammar of place names: tables first, then endings. */
export const makePlaceGrammar = (tables: LocativeTables): PlaceGrammar => ({
  locativeOf: (name, language: Language) => {
    if (language === 'en') return `in ${name === 'Warszawa' ? 'Warsaw' : name}`
    if (language === 'ua') return tables.ua[name] ?? null
    const locative = tables.pl[name] ?? derivePolish(name)
    return locative === null ? null : `${prepositionOf(locative)} ${locative}`
  },
})
