import { normalizeText } from '#core/kernel/slug.ts'
import { type Cleaned, touchedBy } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** A commune without the word for its kind: `Gorzów Wielkopolski - gmina miejska` → `Gorzów Wielkopolski`. */
export const withoutCommuneKind = (text: string): Cleaned<string> => {
  const value = normalizeWhitespace(text).replace(/\s+-\s+(?:gmina (?:miejska|wiejska|miejsko-wiejska)|miasto|obszar wiejski)$/i, '')
  return { value, appliedRules: touchedBy({ 'commune-kind': value !== normalizeWhitespace(text) }) }
}

/**
 * A commune that comes without Polish letters, `Boleslawiec` or `M. Gdansk`: given them back where it bears the name of the row's own city or of
 * the county that is a city; else `''`, for a name with letters missing would be a wrong name.
 */
export const communeOf = (text: string, { city, county }: { readonly city: string; readonly county: string }): Cleaned<string> => {
  const bare = normalizeWhitespace(text).replace(/^M\. (?:st\. )?/, '')
  const value = [city, county].find((name) => normalizeText(name) === normalizeText(bare)) ?? ''
  return {
    value,
    appliedRules: touchedBy({ 'commune-letters': value !== '' && value !== bare, 'commune-without-letters': value === '' && bare !== '' }),
  }
}
