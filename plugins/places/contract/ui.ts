import type { Language } from '#core/kernel/language.ts'
import { exonyms } from './exonyms.ts'

/** Name, and the county of a namesake: `Nysa (pow. brzeski)`. */
const withCounty = /^(.+?)( \(.+\))?$/

/**
 * Returns a city as sentences, headings and breadcrumbs name it: `Краків`, `Warsaw`; the Polish name where the language
 * has none. Postal addresses stay Polish.
 */
export const cityNameIn = (name: string, language: Language): string => {
  const [, city = name, county = ''] = withCounty.exec(name) ?? []
  if (language === 'ua') return `${exonyms[city]?.[0] ?? city}${county}`
  return language === 'en' && city === 'Warszawa' ? `Warsaw${county}` : name
}
