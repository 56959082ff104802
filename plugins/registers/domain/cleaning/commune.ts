import { normalizeText } from '#core/kernel/slug.ts'
import { type Cleaned, rulesApplied } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Removes the kind from a commune's name: `Gorzów Wielkopolski - gmina miejska` → `Gorzów Wielkopolski`. */
export const withoutCommuneKind = (text: string): Cleaned<string> => {
  const value = normalizeWhitespace(text).replace(/\s+-\s+(?:gmina (?:miejska|wiejska|miejsko-wiejska)|miasto|obszar wiejski)$/i, '')
  return { value, appliedRules: rulesApplied({ 'commune-kind': value !== normalizeWhitespace(text) }) }
}

/**
 * Restores the Polish letters of a commune written without them, `Boleslawiec` or `M. Gdansk`, when it has the name of
 * the row's city or of a county that is a city; otherwise returns `''`, because a name with missing letters would be
 * wrong.
 */
export const restoreCommuneLetters = (
  text: string,
  { city, county }: { readonly city: string; readonly county: string },
): Cleaned<string> => {
  const bare = normalizeWhitespace(text).replace(/^M\. (?:st\. )?/, '')
  const value = [city, county].find((name) => normalizeText(name) === normalizeText(bare)) ?? ''
  return {
    value,
    appliedRules: rulesApplied({
      'commune-letters': value !== '' && value !== bare,
      'commune-without-letters': value === '' && bare !== '',
    }),
  }
}
