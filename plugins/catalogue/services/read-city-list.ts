import { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { InOneRoundTrip } from '#core/ports/one-round-trip.ts'
import { excludedKeyOf } from '#core/search/exclusion.ts'
import { availableFor } from '#core/search/facet.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { OptionCounter } from '#core/search/option-counter.port.ts'
import { parseSelection, type QueryParams } from '#core/search/parse-selection.ts'
import { AddressPoints, PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { metresTo } from '../contract/listed-card.ts'
import { defaultOrder, type ListOrder } from '../contract/order.ts'
import { FacilityCards } from '../contract/queries.ts'
import { Catalogue, CataloguePageNotFound } from '../domain/catalogue.port.ts'
import { findOrigin } from './find-origin.ts'
import { listByIndex } from './list-by-index.ts'

/** City, filters and order of a list as its URL names them. */
export interface CityListInput {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly district?: string | undefined
  readonly page: number
  readonly order: ListOrder
  /** Query parameters of the URL, which select facets and name an address. */
  readonly query: QueryParams
  /** Language of the description of the city; without it none is read. */
  readonly language?: Language
}

/**
 * Reads one page of the facilities of a city or district with the filters and the order of the URL. A list by distance
 * without a known point has the default order.
 */
export const ReadCityList = define(
  'catalogue/ReadCityList',
  {
    catalogue: Catalogue,
    parts: FacilitySlotData,
    facets: Facets,
    options: OptionCounter,
    grammar: PlaceGrammar,
    clock: Clock,
    addresses: AddressPoints,
    index: FacilityIndex,
    cards: FacilityCards,
    inOneRoundTrip: InOneRoundTrip,
  },
  ({ catalogue, parts, facets, options, grammar, clock, addresses, index, cards: facilityCards, inOneRoundTrip }) =>
    Effect.fn('catalogue.read-city-list')(function* (input: CityListInput) {
      const { category, voivodeship, city: slug, district: districtSlug, page } = input
      // The path names the category already.
      const availableFacets = availableFor(yield* facets.available(), category).filter(
        ({ key }) => key !== 'category' && excludedKeyOf(key) !== 'category',
      )
      const { selection, unknown } = parseSelection(availableFacets, input.query)
      const filtered = Object.keys(selection).length > 0
      const near = yield* findOrigin(addresses, { voivodeship, slug }, input.query)
      const order = input.order === 'distance' && near.origin === null ? defaultOrder : input.order
      const inDistrict = districtSlug === undefined ? {} : { district: districtSlug }
      const within = { city: `${voivodeship}/${slug}`, ...inDistrict }
      const limit = pageSize.default
      const listed = listByIndex(
        { index, cards: facilityCards },
        { within, selection: { category: [category], ...selection } },
        { limit, offset: limit * (page - 1), ...(order === 'distance' ? { nearTo: near.origin } : { order }) },
      )
      const read = { city: catalogue.city(category, voivodeship, slug), found: listed }
      const { city, found } = yield* inOneRoundTrip(Effect.all(read, { concurrency: 'unbounded' }))
      const district = districtSlug === undefined ? null : city.districts.find((one) => one.slug === districtSlug)
      if (district === undefined) return yield* new CataloguePageNotFound()

      const { cards, total } = found
      if (page > 1 && cards.length === 0) return yield* new CataloguePageNotFound()

      const cardData = yield* parts.read(
        facilityCardSlot,
        cards.map(({ id }) => id),
      )
      const optionCounts = yield* options.count({
        within,
        base: { category: [category] },
        selection,
      })
      const locativeIn = (language: Language) => {
        const locative = grammar.locativeOf(city.city, language)
        return locative === null ? null : `${locative}${city.name.slice(city.city.length)}`
      }
      const { origin } = near
      const items = cards.map((card) => ({
        ...card,
        ...(origin && { metres: metresTo(origin, card) }),
        parts: cardData.get(card.id) ?? {},
      }))
      return {
        category,
        voivodeship,
        city,
        /** The city as the place of the list, by language; `null` where the form is not known. */
        locative: { pl: locativeIn('pl'), ua: locativeIn('ua'), en: locativeIn('en') },
        district,
        availableFacets,
        selection,
        unknown,
        filtered,
        order,
        /** Searched address or device, without the device's position. */
        near: { ...near, origin: origin?.kind === 'address' ? origin.label : null },
        /** Number of facilities that count before anything is selected. */
        unfilteredTotal: optionCounts.total,
        optionCounts,
        /** Number of facilities that count; the list may end with invented ones. */
        total,
        facilities: pageOf(items, { total: found.listed, page, limit }),
        today: toWarsawTime(clock.now()).day,
      }
    }),
)
