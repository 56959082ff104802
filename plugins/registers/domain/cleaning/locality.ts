import { normalizeText } from '#core/kernel/slug.ts'
import { type Cleaned, touchedBy } from './rules.ts'
import { districtNamed, districtsOf } from './districts.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** A row's place below the voivodeship, as its source writes it. */
export interface RawLocality {
  readonly locality: string
  readonly county: string
  readonly commune: string
}

/** A row's place below the voivodeship, cleaned. `district` only where the city has official ones and the row names one. */
export interface CleanLocality {
  readonly city: string
  readonly county: string
  readonly commune: string
  readonly district?: string
}

const suffix =
  /\s*,\s*(?:miasto|wieś|osada(?: leśna| fabryczna| młyńska)?|kolonia|przysiółek|osiedle(?: wsi)?|część (?:miasta|miejscowości|wsi|osady|kolonii)|delegatura|dzielnica m\.? ?st\.? Warszawy)$/i

/** A locality's bare name: `Gdańsk, miasto` → `Gdańsk`; the suffixes are the kinds of locality of TERYT's SIMC. */
export const withoutSuffix = (text: string): string => normalizeWhitespace(text).replace(suffix, '')

const citiesWithDistricts = new Map(Object.keys(districtsOf).map((city) => [normalizeText(city), city]))

/** `M. st. Warszawa`, `M. Lodz`: the city where its district should stand. */
const saysCityOnly = (text: string, city: string): boolean =>
  new RegExp(`^m\\.? ?(?:st\\.? )?${normalizeText(city)}$`).test(normalizeText(text))

/** Locality, commune and district settled together: in the five cities with districts the register writes the district where the city belongs. */
export const cleanLocality = (raw: RawLocality): Cleaned<CleanLocality> => {
  const [locality, county, commune] = [normalizeWhitespace(raw.locality), normalizeWhitespace(raw.county), normalizeWhitespace(raw.commune)]
  const bare = withoutSuffix(locality)
  const suffixed = bare !== locality && !/dzielnica|delegatura/i.test(locality)
  const city = citiesWithDistricts.get(normalizeText(county.replace(/^powiat /i, '')))
  if (city === undefined) return { value: { city: bare, county, commune }, appliedRules: touchedBy({ 'locality-suffix': suffixed }) }
  const spelt = [bare, commune].find((text) => districtNamed(city, text) !== null)
  if (spelt === undefined) {
    const unknown = [bare, commune].some((text) => saysCityOnly(text, city))
    return {
      value: { city: unknown || normalizeText(bare) === normalizeText(city) ? city : bare, county, commune: unknown ? city : commune },
      appliedRules: touchedBy({ 'locality-suffix': suffixed, 'district-unknown': unknown }),
    }
  }
  const district = districtNamed(city, spelt) ?? ''
  return {
    value: { city, county, commune: city, district },
    appliedRules: touchedBy({
      'locality-suffix': suffixed,
      'warsaw-district': city === 'Warszawa',
      'city-delegation': city !== 'Warszawa',
      'district-letters': !spelt.includes(district),
    }),
  }
}
