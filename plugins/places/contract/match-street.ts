import { normalizeName } from '#core/places/normalize-name.ts'

/** Address whose point is known, EPSG:4326 degrees. */
export interface KnownAddress {
  /** Includes the kind of street: `ul. Długa`. */
  readonly street: string
  readonly building_number: string | null
  readonly longitude: number
  readonly latitude: number
}

const streetKinds = /^(ulica|ul|aleja|aleje|al|osiedle|os|plac|pl|rondo|skwer|bulwar)\.? /
const apartmentNumber = / ?(m|lok)\.? ?\d+$/
const buildingNumber = / (\d+ ?[a-z]?)(\/\d+[a-z]?)?$/

/** Returns a street name for comparison, without kind, ranks and dots: `ul. gen. Józefa Bema` → `jozefa bema`. */
export const streetKey = (street: string) =>
  normalizeName(street)
    .replace(streetKinds, '')
    .replace(/\b[a-z]+\. /g, '')

/** Splits a text like `ul. Jana Matejki 12/3` into the street for comparison and its number. */
export const parseStreet = (text: string): { readonly street: string; readonly number: string | null } => {
  const normalized = normalizeName(text).replace(apartmentNumber, '')
  return {
    street: streetKey(normalized.replace(buildingNumber, '')),
    number: buildingNumber.exec(normalized)?.[1]?.replace(' ', '') ?? null,
  }
}

/**
 * Finds the known address for a text like `Długa 5` or `ul. Jana Matejki 12/3`; with an unknown number or none, the
 * middle address of the street. The last words of a street are enough: `Matejki` matches `ul. Jana Matejki`. `null`
 * when no address in the street is known.
 */
export const matchStreet = (text: string, addresses: readonly KnownAddress[]) => {
  const { street, number } = parseStreet(text)
  if (street === '') return null
  const inStreet = addresses.filter((address) => ` ${streetKey(address.street)}`.endsWith(` ${street}`))
  const exact = inStreet.find(
    ({ building_number }) => number !== null && normalizeName(building_number ?? '').replaceAll(' ', '') === number,
  )
  if (exact) return { address: exact, precision: 'address' as const }
  const middle = inStreet[Math.floor(inStreet.length / 2)]
  return middle ? { address: middle, precision: 'street' as const } : null
}
