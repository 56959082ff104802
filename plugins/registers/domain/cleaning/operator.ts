import type { Operator } from '#core/facilities/fields.ts'
import { districtsByCity, findDistrict } from './districts.ts'
import { withoutSuffix } from './locality.ts'
import { cleanOperatorName } from './operator-name.ts'
import { type Cleaned, rulesApplied, sortRules } from './rules.ts'
import { cleanStreet } from './street.ts'
import { cleanNip, cleanRegon } from './tax-numbers.ts'
import { cleanWebsite } from './website.ts'
import { isPlaceholder, normalizeWhitespace } from './whitespace.ts'

/** Cells about the operator; its address is either in one cell or in five. */
export interface RawOperator {
  readonly name: string
  readonly address?: string | undefined
  readonly locality?: string | undefined
  readonly street?: string | undefined
  readonly building?: string | undefined
  readonly apartment?: string | undefined
  readonly postCode?: string | undefined
  readonly nip: string
  readonly regon: string
  readonly registerNumbers: string
  readonly website: string
}

/** Removes the district from a city with districts: `Warszawa - Wola` → `Warszawa`. */
const cityOf = (locality: string): string => {
  const bare = withoutSuffix(locality)
  return Object.keys(districtsByCity).find((city) => bare.startsWith(city) && bare !== city && findDistrict(city, bare) !== null) ?? bare
}

const formatAddress = (place: string, postCode: string, locality: string): string | null => {
  const streetLine = normalizeWhitespace(place)
  const line = /^\d/.test(streetLine) && !/\d\s+\p{L}{3}/u.test(streetLine) ? `${locality} ${streetLine}` : streetLine
  return [line, normalizeWhitespace(`${postCode} ${locality}`)].filter((part) => part !== '').join(', ') || null
}

/** Formats the operator's address in one line, the same for both layouts: `ul. Szkolna 2 lok. 3, 00-001 Miasto`. */
const operatorAddress = (raw: RawOperator): string | null => {
  if (raw.address !== undefined && raw.address.trim() !== '') {
    const match = /^(.*)(?<!\d)(\d{2}-\d{3})\s+(.+)$/.exec(normalizeWhitespace(raw.address))
    if (!match) return normalizeWhitespace(raw.address)
    const tail = withoutSuffix(match[3] ?? '').split(/\s*,\s*/)
    return formatAddress(cleanStreet(match[1] ?? '').value, match[2] ?? '', cityOf(tail.at(-1) ?? ''))
  }
  const building = normalizeWhitespace(raw.building ?? '')
  const apartment = normalizeWhitespace(raw.apartment ?? '')
  const buildingAndApartment = isPlaceholder(building) ? '' : apartment === '' ? building : `${building} lok. ${apartment}`
  return formatAddress(
    `${cleanStreet(raw.street ?? '').value} ${buildingAndApartment}`,
    normalizeWhitespace(raw.postCode ?? ''),
    cityOf(raw.locality ?? ''),
  )
}

/** Cleans the operator of a facility; `null` without a name. `capitalizedByTool`: a tool capitalized every word of the register's names. */
export const cleanOperator = (raw: RawOperator, capitalizedByTool = false): Cleaned<Operator | null> => {
  const cleaned = cleanOperatorName(raw.name, capitalizedByTool)
  const name = cleaned.value
  if (name === '') return { value: null, appliedRules: [] }
  if (/^dane do uzupełnienia$/i.test(name)) return { value: null, appliedRules: ['operator-none'] }
  const nip = cleanNip(raw.nip)
  const regon = cleanRegon(raw.regon)
  const websites = cleanWebsite(raw.website).value
  return {
    value: {
      name,
      address: operatorAddress(raw),
      nip,
      regon,
      registerNumbers: normalizeWhitespace(raw.registerNumbers) || null,
      website: websites.website ?? websites.social ?? null,
    },
    appliedRules: sortRules([
      ...cleaned.appliedRules,
      ...rulesApplied({
        'operator-nip-invalid': nip === null && raw.nip.trim() !== '',
        'operator-regon-invalid': regon === null && raw.regon.trim() !== '',
      }),
    ]),
  }
}
