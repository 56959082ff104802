import { type Cleaned, touchedBy } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Counties that were given another name, by the old one: karkonoski since 1 January 2021. */
const renamed: Readonly<Record<string, string>> = { jeleniogórski: 'karkonoski' }

/** A county as the registers write it: `Powiat bolesławiecki` → `bolesławiecki`; cities with the rights of a county stay: `Gdańsk`. */
export const cleanCounty = (text: string): Cleaned<string> => {
  const tidied = normalizeWhitespace(text)
  const bare = tidied.replace(/^powiat\s+(\S)/i, (_, first: string) => first.toLowerCase())
  const value = renamed[bare] ?? bare
  return { value, appliedRules: touchedBy({ 'county-form': bare !== tidied, 'county-renamed': value !== bare }) }
}
