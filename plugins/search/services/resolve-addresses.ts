import { Effect } from 'effect'
import { everywhere } from '#core/search/facility-index.port.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { readText, textOf } from '#core/search/reading/search-text.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import type { AddressPoints } from '#plugins/places/contract/queries.ts'
import type { ReadCriterion, Reading } from '../domain/reading.ts'
import { cityOf, radii } from '../domain/resolve-place.ts'

interface Dependencies {
  readonly names: Pick<NameIndex, 'search'>
  readonly addresses: AddressPoints
  readonly cards: Pick<FacilityCards, 'listed'>
}

const postCode = /^\d{2}-\d{3}$/

/** Words that may be a street: an address as the text marks it, or words of addresses with the number after them. */
const candidatesOf = ({
  text,
  parts,
  addresses,
  unread,
}: Reading): readonly { readonly tokens: readonly number[]; readonly text: string }[] => {
  const marked = addresses.map((address) => address)
  const names = parts.flatMap((part) => (part.kind === 'name' && part.ids.length === 0 ? [part] : []))
  const loose = names.flatMap((part) => {
    const isNumber = (token: number) => /^\d+[a-z]?[,.]?$/i.test(text.tokens[token]?.text ?? '')
    const next = (part.tokens.at(-1) ?? -1) + 1
    const isFree = unread.includes(next) || names.some(({ tokens }) => tokens[0] === next)
    const withNumber = isFree && isNumber(next) ? [...part.tokens, next] : part.tokens
    return part.in === 'address' || withNumber.length > part.tokens.length ? [{ tokens: withNumber, text: textOf(text, withNumber) }] : []
  })
  return [...marked, ...loose]
}

/**
 * Finds the point of the address that a text names: in the city that it names too, or of a postcode in the city of the
 * first facility that has it. The words of the address are no condition then; those of an unknown one are not understood.
 */
export const resolveAddresses = Effect.fn('search.resolve-addresses')(function* (
  { names, addresses, cards }: Dependencies,
  reading: Reading,
) {
  const candidates = candidatesOf(reading)
  if (candidates.length === 0) return reading
  const places = reading.parts.flatMap((part) => (part.kind === 'place' && part.relation !== 'outside' ? part.places : []))
  for (const candidate of candidates) {
    const ofPlace = places.map(cityOf).find((city) => city !== null)
    const first =
      !ofPlace && postCode.test(candidate.text)
        ? yield* names.search({ words: [candidate.text], selection: {}, within: everywhere }, { limit: 1 })
        : null
    const [card] = first && !first.corrected ? yield* cards.listed(first.ids) : []
    const city = ofPlace ?? (card?.post_code === candidate.text ? `${card.voivodeship}/${card.city_slug}` : null)
    if (!city) continue
    const [voivodeship = '', slug = ''] = city.split('/')
    const found = yield* addresses.inCity({ voivodeship, slug }, candidate.text.replace(/,$/, ''))
    if (!found) continue
    const used = new Set(candidate.tokens)
    const address: ReadCriterion = {
      kind: 'address',
      label: found.label,
      centre: { longitude: found.longitude, latitude: found.latitude },
      metres: radii.address,
      tokens: candidate.tokens,
    }
    const others = reading.parts.filter(({ kind, tokens }) => kind !== 'name' || !tokens.some((token) => used.has(token)))
    return { ...reading, parts: [...others, address], unread: reading.unread.filter((token) => !used.has(token)), addresses: [] }
  }
  // Without a city the words of an address are those of the addresses of facilities.
  const found: ReadCriterion[] = []
  const unknown: number[] = []
  for (const { tokens, text } of reading.addresses) {
    const words = readText(text).words.map(({ word }) => word)
    const { total, corrected } = yield* names.search({ words, selection: {}, within: everywhere }, { limit: 1 })
    if (total > 0 && !corrected) found.push({ kind: 'name', in: 'address', words, ids: [], tokens })
    else unknown.push(...tokens)
  }
  return {
    ...reading,
    parts: [...reading.parts, ...found],
    unread: [...reading.unread, ...unknown].toSorted((a, b) => a - b),
    addresses: [],
  }
})
