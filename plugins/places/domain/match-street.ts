import { normalizeName } from '#core/places/fold-name.ts'
import type { KnownHouse } from './known-houses.port.ts'

const kinds = /^(ulica|ul|aleja|aleje|al|osiedle|os|plac|pl|rondo|skwer|bulwar)\.? /
const flat = / ?(m|lok)\.? ?\d+$/
const houseNumber = / (\d+ ?[a-z]?)(\/\d+[a-z]?)?$/

/** `ul. gen. Józefa Bema` → `jozefa bema`, without its kind, ranks and dots. */
const streetKey = (street: string) =>
  normalizeName(street)
    .replace(kinds, '')
    .replace(/\b[a-z]+\. /g, '')

/**
 * The house that a text like `Długa 5` or `ul. Jana Matejki 12/3` means among known ones; with another number, or with none, the middle one of the
 * street. The last words are enough: `Matejki` is `ul. Jana Matejki`. `null` where nobody is known in the street.
 */
export const matchStreet = (text: string, houses: readonly KnownHouse[]) => {
  const said = normalizeName(text).replace(flat, '')
  const number = houseNumber.exec(said)?.[1]?.replace(' ', '') ?? null
  const street = streetKey(said.replace(houseNumber, ''))
  if (street === '') return null
  const there = houses.filter((context) => ` ${streetKey(context.street)}`.endsWith(` ${street}`))
  const context = there.find(
    ({ building_number }) => number !== null && normalizeName(building_number ?? '').replaceAll(' ', '') === number,
  )
  if (context) return { house: context, precision: 'address' as const }
  const middle = there[Math.floor(there.length / 2)]
  return middle ? { house: middle, precision: 'street' as const } : null
}
