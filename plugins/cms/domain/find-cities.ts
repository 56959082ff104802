import { languages } from '#core/kernel/language.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import type { CmsCity } from '../contract/description.ts'
import type { MissingFilter } from '../contract/terms.ts'

/** Conditions on cities. */
export interface CityQuestion {
  readonly voivodeship?: string | undefined
  readonly missing?: MissingFilter | undefined
  /** Part of a name, with or without Polish letters. */
  readonly q?: string | undefined
}

const lacks = ({ texts }: CmsCity, missing: MissingFilter): boolean =>
  missing === 'all' ? languages.every((language) => texts[language] === 'none') : texts[missing] === 'none'

/** Returns the cities that a question asks for, those with most facilities first, then by name. */
export const findCities = (cities: readonly CmsCity[], { voivodeship, missing, q = '' }: CityQuestion): readonly CmsCity[] => {
  const part = normalizeName(q)
  return cities
    .filter(
      (city) =>
        (voivodeship === undefined || city.voivodeship === voivodeship) &&
        (missing === undefined || lacks(city, missing)) &&
        normalizeName(city.name).includes(part),
    )
    .toSorted((a, b) => b.facilities - a.facilities || a.name.localeCompare(b.name, 'pl') || (a.id < b.id ? -1 : 1))
}
