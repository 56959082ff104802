import { normalizeText } from '#core/kernel/slug.ts'
import { districtsByCity, findDistrict } from './districts.ts'
import { type Cleaned, rulesApplied } from './rules.ts'
import { titleCase } from './title-case.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Locality, county and commune of a row as its source writes them. */
export interface RawLocality {
  readonly locality: string
  readonly county: string
  readonly commune: string
}

/** Cleaned locality, county and commune. `district` only for cities with official districts, when the row names one. */
export interface CleanLocality {
  readonly city: string
  readonly county: string
  readonly commune: string
  readonly district?: string
}

const suffix =
  /\s*,\s*(?:miasto|wieś|osada(?: leśna| fabryczna| młyńska)?|kolonia|przysiółek|osiedle(?: wsi)?|część (?:miasta|miejscowości|wsi|osady|kolonii)|delegatura|dzielnica m\.? ?st\.? Warszawy)$/i

/** Removes the kind from a locality's name: `Gdańsk, miasto` → `Gdańsk`; the suffixes are the kinds of locality in TERYT's SIMC. */
export const withoutSuffix = (text: string): string => normalizeWhitespace(text).replace(suffix, '')

const citiesWithDistricts = new Map(Object.keys(districtsByCity).map((city) => [normalizeText(city), city]))

/** Returns true for a text that names the city instead of its district: `M. st. Warszawa`, `M. Lodz`. */
const namesCityOnly = (text: string, city: string): boolean =>
  new RegExp(`^m\\.? ?(?:st\\.? )?${normalizeText(city)}$`).test(normalizeText(text))

/** Separates words that were written together: `LasekGórny` → `Lasek Górny`. */
const separate = (name: string): string => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')

/** Returns true for a name in capitals only; no Polish locality has one. */
const inCapitals = (name: string): boolean => name === name.toUpperCase() && /\p{L}{2}/u.test(name)

/**
 * Cleans locality, commune and district together: for the five cities with districts the register writes the district
 * in place of the city.
 */
export const cleanLocality = (raw: RawLocality): Cleaned<CleanLocality> => {
  const locality = normalizeWhitespace(raw.locality)
  const county = normalizeWhitespace(raw.county)
  const commune = normalizeWhitespace(raw.commune)
  const unsuffixed = withoutSuffix(locality)
  const separated = separate(unsuffixed)
  const bare = inCapitals(separated) ? titleCase(separated) : separated
  const spellingRules = { 'locality-capitals': bare !== separated, 'locality-glued': separated !== unsuffixed }
  const hasSuffix = unsuffixed !== locality && !/dzielnica|delegatura/i.test(locality)
  const city = citiesWithDistricts.get(normalizeText(county.replace(/^powiat /i, '')))
  if (city === undefined)
    return { value: { city: bare, county, commune }, appliedRules: rulesApplied({ 'locality-suffix': hasSuffix, ...spellingRules }) }
  const spelling = [bare, commune].find((text) => findDistrict(city, text) !== null)
  if (spelling === undefined) {
    const unknown = [bare, commune].some((text) => namesCityOnly(text, city))
    return {
      value: { city: unknown || normalizeText(bare) === normalizeText(city) ? city : bare, county, commune: unknown ? city : commune },
      appliedRules: rulesApplied({ 'locality-suffix': hasSuffix, ...spellingRules, 'district-unknown': unknown }),
    }
  }
  const district = findDistrict(city, spelling) ?? ''
  return {
    value: { city, county, commune: city, district },
    appliedRules: rulesApplied({
      'locality-suffix': hasSuffix,
      'warsaw-district': city === 'Warszawa',
      'city-delegation': city !== 'Warszawa',
      'district-letters': !spelling.includes(district),
    }),
  }
}
