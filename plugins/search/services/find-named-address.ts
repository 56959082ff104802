import { Effect } from 'effect'
import type { ListedCard } from '#plugins/catalogue/contract/listed-card.ts'
import type { AddressPoints, FoundAddress } from '#plugins/places/contract/queries.ts'
import type { ParsedSearch } from '../domain/parse-search.ts'
import type { FoundFacilities } from './find-facilities.ts'

const postCode = /^\d{2}-\d{3}$/

/** Address that a text names, and its city (`malopolskie/krakow`). */
export interface NamedAddress {
  readonly address: FoundAddress
  readonly city: string
}

/** Finds the street or postcode that a text names besides a city; a postcode alone is one of the city of the first facility that has it. */
export const findNamedAddress = Effect.fn('search.find-named-address')(function* (
  addresses: AddressPoints,
  { tokens, others }: ParsedSearch,
  { place, placeTokens }: FoundFacilities,
  cards: readonly ListedCard[],
) {
  const words = others.flatMap((token) => (placeTokens.includes(token) ? [] : (tokens[token]?.text ?? '')))
  const text = words.join(' ')
  if (text === '') return null
  const [first] = postCode.test(text) ? cards.filter(({ post_code }) => post_code === text) : []
  const ofPlace = place && (place.kind === 'city' ? place.city.cityCache : place.district.cityCache)
  const city = ofPlace ?? (first && `${first.voivodeship}/${first.city_slug}`)
  if (!city) return null
  const [voivodeship = '', slug = ''] = city.split('/')
  const address = yield* addresses.inCity({ voivodeship, slug }, text)
  return address && ({ address, city } satisfies NamedAddress)
})
