import { Effect } from 'effect'
import { categories } from '#core/facilities/category.ts'
import { distanceFrom, type Point } from '#core/kernel/distance.ts'
import { metresPerDegree } from '#core/kernel/local-plane.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Box, FacilityIndex } from '#core/search/facility-index.port.ts'
import type { ListedCard } from '#plugins/catalogue/contract/listed-card.ts'
import type { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import type { AddressPoints, FoundAddress } from '#plugins/places/contract/queries.ts'
import { mergedSelection, type ParsedSearch } from '../domain/parsed-search.ts'
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
  { tokens, others, links, isSentence, streets }: ParsedSearch,
  { place, placeTokens }: FoundFacilities,
  cards: readonly ListedCard[],
) {
  const named = others.filter((token) => !placeTokens.includes(token) && !(isSentence && links.includes(token)))
  const words = [...named, ...streets].toSorted((a, b) => a - b).map((token) => tokens[token]?.text ?? '')
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

const kindFacets = ['category', 'specialization']

/**
 * Adds nurseries and kindergartens to filters that name no kind: primary schools near an address are not what parents
 * of small children search for.
 */
export const withChildcare = (selection: FacetSelection, available: readonly AvailableFacet[]): FacetSelection =>
  kindFacets.some((key) => key in selection) || !available.some(({ key }) => key === 'category')
    ? selection
    : { ...selection, category: categories }

/** Finds the facilities of a city with the filters of a text, nearest to an address first. */
export const findNearest = (
  index: FacilityIndex,
  { address, city }: NamedAddress,
  { filters }: ParsedSearch,
  available: readonly AvailableFacet[],
  paging: { readonly offset: number; readonly limit: number },
) => index.find({ within: { city }, selection: withChildcare(mergedSelection(filters), available) }, { ...paging, nearTo: address })

/** Half sides of the searched boxes in metres; the last one is larger than Poland. */
const halfSides = [4, 6, 9, 14, 20, 30, 45, 70, 100, 150, 230, 350, 800].map((kilometres) => kilometres * 1000)

/** Facilities shown, and facilities in a box from which as many are expected to be in its inscribed circle. */
const maxShown = 20
const enoughInBox = 28
/** Facilities whose distances are compared. */
const maxCompared = 80

/** Returns the box around a point. */
export const boxAround = ({ longitude, latitude }: Point, metres: number): Box => {
  const north = metres / metresPerDegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return { west: longitude - east, south: latitude - north, east: longitude + east, north: latitude + north }
}

/** Finds the facilities of a selection that are nearest to a locality, as cards with their distance, the nearest first. */
export const findNearestToLocality = Effect.fn('search.find-nearest-to-locality')(function* (
  { index, cards }: { readonly index: FacilityIndex; readonly cards: FacilityCards },
  centre: Point,
  selection: FacetSelection,
) {
  for (const halfSide of halfSides) {
    const isLast = halfSide === halfSides.at(-1)
    const within = boxAround(centre, halfSide)
    const { total } = yield* index.find({ within, selection }, { limit: 0 })
    if (total < enoughInBox && !isLast) continue
    const { ids } = yield* index.find({ within, selection }, { limit: maxCompared, nearTo: centre })
    const located = (yield* cards.listed(ids)).map((card) => ({ ...card, metres: distanceFrom(centre, card) ?? Number.POSITIVE_INFINITY }))
    // Beyond the circle the corners of the box have facilities, but its sides do not.
    const nearest = located.filter(({ metres }) => isLast || metres <= halfSide).toSorted((a, b) => a.metres - b.metres)
    if (nearest.length >= maxShown || isLast) return nearest.slice(0, maxShown)
  }
  return []
})
