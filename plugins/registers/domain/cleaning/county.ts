import { type Cleaned, rulesApplied } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Current names of renamed counties by their old names: karkonoski since 1 January 2021. */
const renamed: Readonly<Record<string, string>> = { jeleniogórski: 'karkonoski' }

/** Normalizes a county: `Powiat bolesławiecki` → `bolesławiecki`; cities with county rights stay as they are: `Gdańsk`. */
export const cleanCounty = (text: string): Cleaned<string> => {
  const normalized = normalizeWhitespace(text)
  const bare = normalized.replace(/^powiat\s+(\S)/i, (_, first: string) => first.toLowerCase())
  const value = renamed[bare] ?? bare
  return { value, appliedRules: rulesApplied({ 'county-form': bare !== normalized, 'county-renamed': value !== bare }) }
}
