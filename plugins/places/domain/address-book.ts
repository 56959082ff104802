import { normalizeName } from '#core/places/normalize-name.ts'
import type { KnownAddress } from '../contract/match-street.ts'
import { matchStreet, parseStreet, streetKey } from '../contract/match-street.ts'
import type { FoundAddress, Street } from '../contract/queries.ts'

/** Known address; facilities of villages have no street. */
export interface ListedAddress extends Omit<KnownAddress, 'street'> {
  readonly street: string | null
  readonly post_code: string | null
}

/** Finds addresses of one city. */
export interface AddressBook {
  find(text: string): FoundAddress | null
  /** Streets from A to Z, each with a point. */
  readonly streets: readonly Street[]
}

const isInStreet = (address: ListedAddress): address is ListedAddress & KnownAddress => address.street !== null
const lastWordOf = (key: string): string => key.slice(key.lastIndexOf(' ') + 1)
const postCode = /\b(\d{2})-(\d{3})\b/

/** Removes the city's own name from the end or the beginning of a text: `Długa 5, Kraków`. */
const withoutCity = (text: string, city: string): string => {
  const parts = text.split(',').filter((part) => normalizeName(part) !== city)
  const words = parts.join(' ').trim()
  return normalizeName(words).endsWith(` ${city}`) ? words.slice(0, -city.length).trim() : words
}

const byLastWord = <Address extends KnownAddress>(addresses: readonly Address[]) =>
  Map.groupBy(addresses, ({ street }) => lastWordOf(streetKey(street)))

/**
 * Creates the address book of a city from the addresses of facilities and from streets of the base map, grouped by the
 * last word of the street, so that a search compares few of them. A number is found only if a facility has it;
 * otherwise the street is.
 */
export const makeAddressBook = (city: string, addresses: readonly ListedAddress[], streets: readonly KnownAddress[]): AddressBook => {
  const cityKey = normalizeName(city)
  const ofFacilities = byLastWord(addresses.filter(isInStreet))
  const ofStreets = byLastWord(streets)
  const byPostCode = Map.groupBy(addresses, ({ post_code }) => post_code)

  const findPostCode = (code: string): FoundAddress | null => {
    const same = byPostCode.get(code) ?? []
    const middle = same.toSorted((a, b) => a.longitude - b.longitude)[Math.floor(same.length / 2)]
    return middle ? { label: code, longitude: middle.longitude, latitude: middle.latitude } : null
  }

  const findStreet = (text: string): FoundAddress | null => {
    const lastWord = lastWordOf(parseStreet(text).street)
    const ofFacility = matchStreet(text, ofFacilities.get(lastWord) ?? [])
    const found = ofFacility?.precision === 'address' ? ofFacility : (matchStreet(text, ofStreets.get(lastWord) ?? []) ?? ofFacility)
    if (!found) return null
    const { address, precision } = found
    const label = precision === 'address' ? `${address.street} ${address.building_number}` : address.street
    return { label, longitude: address.longitude, latitude: address.latitude }
  }

  const named = streets.length > 0 ? streets : addresses.filter(isInStreet)
  const byName = new Map(named.map(({ street, longitude, latitude }) => [street, { name: street, longitude, latitude }]))
  return {
    streets: [...byName.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'pl')),
    find: (text) => {
      const [, area, rest] = postCode.exec(text) ?? []
      const found = findStreet(withoutCity(text.replace(postCode, ' ').replace(/\s+/g, ' '), cityKey))
      return found ?? (area === undefined ? null : findPostCode(`${area}-${rest}`))
    },
  }
}
