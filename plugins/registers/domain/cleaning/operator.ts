import type { Operator } from '#core/facilities/fields.ts'
import { districtsByCity, findDistrict } from './districts.ts'
import { spellLegalForm } from './legal-form.ts'
import { withoutSuffix } from './locality.ts'
import { cleanNameCase } from './name-case.ts'
import { pairQuotes } from './quotes.ts'
import { type Cleaned, rulesApplied, sortRules } from './rules.ts'
import { cleanStreet } from './street.ts'
import { isAllCaps, titleCase } from './title-case.ts'
import { cleanWebsite } from './website.ts'
import { isPlaceholder, joinLines, normalizeWhitespace } from './whitespace.ts'

/** Lower-cases the prepositions that a tool capitalized in operators alone, and the status of a city: `Miasto Na Prawach Powiatu`. */
const lowerPrepositions = (text: string): string =>
  text
    .replace(/(?<=(?:\p{L}{3}”?|nr \d+) )(?:We?|Ze?)(?= [\p{L}„])/gu, (word) => word.toLowerCase())
    .replace(/(?<=miasto )na prawach powiatu$/i, (status) => status.toLowerCase())

/** Cleans an operator's name: whitespace, quotation marks, capitals and the spelling of legal forms, which are never removed. */
export const cleanOperatorName = (text: string, capitalizedByTool = false): Cleaned<string> => {
  const normalized = normalizeWhitespace(joinLines(text.normalize('NFC')))
  const quoted = pairQuotes(normalized)
  const allCaps = isAllCaps(quoted.value)
  const spelled = spellLegalForm(allCaps ? titleCase(quoted.value) : quoted.value)
  const cased = cleanNameCase(spelled.value, { capitalizedByTool })
  const value = capitalizedByTool ? lowerPrepositions(cased.value) : cased.value
  return {
    value,
    appliedRules: sortRules([
      ...rulesApplied({
        'operator-quotes': quoted.value !== normalized,
        'operator-capitals': allCaps,
        'operator-mis-cased': !allCaps && value !== quoted.value,
      }),
    ]),
  }
}

const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11

const digitsOf = (text: string): string => text.replace(/^PL/i, '').replace(/\D/g, '')

/** Returns a valid NIP, ten digits with a check digit (weights 6 5 7 2 3 4 5 6 7 modulo 11), or `null`. */
export const cleanNip = (text: string): string | null => {
  const digits = digitsOf(text)
  return /^\d{10}$/.test(digits) && !/^0+$/.test(digits) && weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) === Number(digits[9])
    ? digits
    : null
}

const nineDigitWeights = [8, 9, 2, 3, 4, 5, 6, 7] as const
const fourteenDigitWeights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8] as const

/** Returns a valid REGON, nine or fourteen digits with check digits (modulo 11, ten counts as zero), or `null`. */
export const cleanRegon = (text: string): string | null => {
  const digits = digitsOf(text)
  if (!/^(?:\d{9}|\d{14})$/.test(digits) || /^0+$/.test(digits)) return null
  const longFormValid = digits.length === 9 || weightedSum(digits, fourteenDigitWeights) % 10 === Number(digits[13])
  return longFormValid && weightedSum(digits, nineDigitWeights) % 10 === Number(digits[8]) ? digits : null
}

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
