import type { Language } from '#core/kernel/language.ts'
import { certainLocative } from '#core/places/place-forms.ts'
import type { PlaceGrammar } from '../contract/queries.ts'

/** Tables of cities: Polish locatives without preposition, Ukrainian ones with the preposition that follows a vowel. */
export type LocativeTables = Readonly<Record<'pl' | 'ua', Readonly<Record<string, string>>>>

/** Preposition of a Polish locative: *we* before W or F and another consonant, and before Lw. */
const prepositionOf = (locative: string): 'w' | 'we' => (/^([WF][^aąeęioóuy]|Lw)/.test(locative) ? 'we' : 'w')

/** Creates the grammar of place names: tables first, then the declension of names that have one possible locative. */
export const makePlaceGrammar = (tables: LocativeTables): PlaceGrammar => ({
  locativeOf: (name, language: Language) => {
    if (language === 'en') return `in ${name === 'Warszawa' ? 'Warsaw' : name}`
    if (language === 'ua') return tables.ua[name] ?? null
    const locative = tables.pl[name] ?? certainLocative(name)
    return locative === null ? null : `${prepositionOf(locative)} ${locative}`
  },
})
