import { facilityCardSlot } from '#core/facilities/slots.ts'
import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import type { Category } from '#core/facilities/category.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Together } from '#core/ports/together.ts'
import { availableFor } from '#core/search/facet.ts'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { Facets } from '#core/search/facets.port.ts'
import { type QueryParams, parseSelection } from '#core/search/parse-selection.ts'
import type { OptionCounter } from '#core/search/option-counter.port.ts'
import type { AddressPoints, PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { type ListOrder, defaultOrder } from '../contract/order.ts'
import { metresTo } from '../contract/listed-card.ts'
import type { FacilityCards } from '../contract/queries.ts'
import { CataloguePageNotFound, type Catalogue } from '../domain/catalogue.port.ts'
import { findOrigin } from '../services/find-origin.ts'
import { listByDistance } from '../services/list-by-distance.ts'

interface Dependencies {
  readonly catalogue: Catalogue
  readonly parts: FacilitySlotData
  readonly facets: Facets
  readonly options: OptionCounter
  readonly grammar: PlaceGrammar
  readonly addresses: AddressPoints
  readonly index: FacilityIndex
  readonly cards: FacilityCards
  readonly clock: Clock
  readonly together: Together
}

interface Input {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly district?: string | undefined
  readonly page: number
  readonly order: ListOrder
  /** Query parameters of the URL, which select facets and name an address. */
  readonly query: QueryParams
}

/**
 * Lists the facilities of a city or of one of its districts, a page at a time, with the filters and the order of the URL.
 * A city whose facilities have all moved to another leads there (`movedTo`). A list by distance without a known point has the default order. Fails with `CataloguePageNotFound` for an unknown district or page; unknown filter values are ignored and returned as `unknown`.
 */
export const makeShowCity = (dependencies: Dependencies) => {
  const { catalogue, parts, facets, options, grammar, clock, addresses, index, together } = dependencies

  const show = Effect.fn('catalogue.show-list')(function* (input: Input) {
    const { category, voivodeship, city: slug, district: districtSlug, page } = input
    // The path names the category already.
    const availableFacets = availableFor(yield* facets.available(), category).filter(({ key }) => key !== 'category')
    const { selection, unknown } = parseSelection(availableFacets, input.query)
    const filtered = Object.keys(selection).length > 0
    const near = yield* findOrigin(addresses, { voivodeship, slug }, input.query)
    const order = input.order === 'distance' && near.origin === null ? defaultOrder : input.order
    const inDistrict = districtSlug === undefined ? {} : { district: districtSlug }
    const within = { city: `${voivodeship}/${slug}`, ...inDistrict }
    const query = { category, voivodeship, city: slug, selection, ...inDistrict }
    const find = () => {
      if (order === 'distance') {
        const nearest = { within, selection: { category: [category], ...selection } }
        return listByDistance({ index, cards: dependencies.cards }, nearest, { page, nearTo: near.origin })
      }
      const paging = { page, limit: pageSize.default, order }
      return filtered ? catalogue.facilities(query, paging) : Effect.map(catalogue.cards(query, paging), (cards) => ({ cards }))
    }
    const read = { city: catalogue.city(category, voivodeship, slug), found: find() }
    const { city, found } = yield* together(Effect.all(read, { concurrency: 'unbounded' }))
    const district = districtSlug === undefined ? null : city.districts.find((one) => one.slug === districtSlug)
    if (district === undefined) return yield* new CataloguePageNotFound()

    const unfiltered = { total: district?.count ?? city.total, listed: district?.listed ?? city.listed }
    const { cards } = found
    const { total, listed } = 'total' in found ? found : unfiltered
    if (page > 1 && cards.length === 0) return yield* new CataloguePageNotFound()

    const cardParts = yield* parts.read(
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
      parts: cardParts.get(card.id) ?? {},
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
      unfilteredTotal: unfiltered.listed,
      optionCounts,
      /** Number of facilities that count; the list may end with invented ones. */
      total,
      facilities: pageOf(items, { total: listed, page, limit: pageSize.default }),
      today: toWarsawTime(clock.now()).day,
    }
  })

  return Effect.fn('catalogue.show-city')(function* (_: Actor, input: Input) {
    const { category, voivodeship, city: slug, page } = input
    if (!isVoivodeship(voivodeship) || !Number.isInteger(page) || page < 1) return yield* new CataloguePageNotFound()
    const shown = yield* Effect.catchTag(show(input), 'CataloguePageNotFound', () => Effect.succeed(null))
    if (shown) return { ...shown, movedTo: null }
    // A city that lists facilities lacks only the district or the page.
    const isListed = Effect.as(catalogue.city(category, voivodeship, slug), true)
    const isEmptied = !(yield* Effect.catchTag(isListed, 'CataloguePageNotFound', () => Effect.succeed(false)))
    const movedTo = isEmptied ? yield* catalogue.successor(category, voivodeship, slug) : null
    if (!movedTo) return yield* new CataloguePageNotFound()
    return { ...(yield* show({ category, ...movedTo, page: 1, order: defaultOrder, query: {} })), movedTo }
  })
}

export type ShowCity = ReturnType<typeof makeShowCity>
export const ShowCity = token<ShowCity>('catalogue/ShowCity')

/** Data of the page of a city or district. */
export type CityPageData = Effect.Success<ReturnType<ShowCity>>
