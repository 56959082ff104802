import { normalizeText } from '#core/kernel/slug.ts'
import { type Cleaned, rulesApplied } from './rules.ts'

/** Address of a row, as cleaned from its own columns. */
export interface RowAddress {
  readonly postCode: string
  readonly city: string
  readonly street: string
  readonly building: string
  readonly apartment: string
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const words = (text: string): readonly string[] =>
  normalizeText(text)
    .split(/[\s-]+/)
    .filter((word) => word !== '')

/** Pattern of a street by its last word; those before it may be missing or initials: `ul. Matejki`, `ul. J. Matejki`, `Jana Matejki`. */
const streetPattern = (street: string): string | null => {
  const named = words(street.replace(/^(?:ul|al|os|pl)\. /, ''))
  const last = named.at(-1)
  if (last === undefined) return null
  const before = named.slice(0, -1).map((word) => `(?:${literal(word)}[\\s-]+|${literal(word.charAt(0))}[a-z]*\\.\\s*)?`)
  return `(?:(?:ul|al|os|pl)[.,]*\\s*)*${before.join('')}${literal(last)}`
}

const buildingPattern = (building: string, apartment: string): string => {
  const number = literal(normalizeText(building)).replace(/(?<=\d)(?=[a-z])/g, '\\s?')
  return apartment === '' ? number : `${number}(?:\\s*(?:\\\\?/|lok\\.?|m\\.?)\\s*${literal(normalizeText(apartment))})?`
}

/** Pattern of the address at the end of a normalized name: the post code with its town, before or after street and number. */
const addressPattern = ({ postCode, city, street, building, apartment }: RowAddress): RegExp => {
  const locality = words(city).map(literal).join('[\\s-]+')
  const number = building === '' ? null : buildingPattern(building, apartment)
  const streetName = streetPattern(street)
  const lines =
    number === null
      ? []
      : [`${locality}\\s+${number}`, `(?<=[a-z]\\s)${number}`, ...(streetName === null ? [] : [`${streetName}\\s+${number}`])]
  const line = lines.length === 0 ? '(?!)' : `(?:${lines.join('|')})`
  // After the row's own post code stands the town of its post office, which may be another one than the locality.
  const town = `${literal(postCode)}\\s+(?:${locality}|[a-z]+(?:[\\s-][a-z]+){0,2}?)${number === null ? '' : `(?:\\s+${number})?`}`
  const gap = '[\\s,;.]*'
  return new RegExp(`(?<![a-z\\d])(?:${line}${gap}(?:${locality}${gap})?)?${town}(?:${gap}${line})?${gap}$`)
}

/**
 * Cuts the postal address off the end of a name where it equals the row's own: `Przedszkole nr 5, 32-050 Skawina, ul.
 * Leśna 1` → `Przedszkole nr 5`.
 */
export const withoutAddress = (name: string, address: RowAddress): Cleaned<string> => {
  const unchanged: Cleaned<string> = { value: name, appliedRules: [] }
  const normalized = normalizeText(name)
  if (address.postCode === '' || address.city === '' || !name.includes(address.postCode) || normalized.length !== name.length)
    return unchanged
  const found = addressPattern(address).exec(normalized)
  const value = found ? name.slice(0, found.index).replace(/[\s,;.(-]+$/, '') : name
  return found && /\p{L}{3}/u.test(value) ? { value, appliedRules: rulesApplied({ 'name-address': true }) } : unchanged
}
