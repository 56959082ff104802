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
import type { Facets } from '#core/search/facets.port.ts'
import { type QueryParams, parseSelection } from '#core/search/parse-selection.ts'
import type { OptionCounter } from '#core/search/option-counter.port.ts'
import type { PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { CataloguePageNotFound, type Catalogue } from '../domain/catalogue.port.ts'
import type { Order } from '../contract/order.ts'

interface Dependencies {
  readonly catalogue: Catalogue
  readonly parts: FacilitySlotData
  readonly facets: Facets
  readonly options: OptionCounter
  readonly grammar: PlaceGrammar
  readonly clock: Clock
  readonly together: Together
}

interface Input {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly district?: string | undefined
  readonly page: number
  readonly order: Order
  /** Query parameters of the URL, which select facets. */
  readonly query: QueryParams
}

/**
 * Lists the facilities of a city or of one of its districts, a page at a time, with the filters and the order of the URL.
 * Fails with `CataloguePageNotFound` for an unknown district or page; unknown filter values are ignored and returned as `unknown`.
 */
export const makeShowCity = ({ catalogue, parts, facets, options, grammar, clock, together }: Dependencies) =>
  Effect.fn('catalogue.show-city')(function* (_: Actor, input: Input) {
    const { category, voivodeship, city: slug, district: districtSlug, page, order } = input
    if (!isVoivodeship(voivodeship) || !Number.isInteger(page) || page < 1) return yield* new CataloguePageNotFound()
    // The path names the category already.
    const availableFacets = availableFor(yield* facets.available(), category).filter(({ key }) => key !== 'category')
    const { selection, unknown } = parseSelection(availableFacets, input.query)
    const filtered = Object.keys(selection).length > 0
    const query = { category, voivodeship, city: slug, selection, ...(districtSlug === undefined ? {} : { district: districtSlug }) }
    const paging = { page, limit: pageSize.default, order }
    const read = {
      city: catalogue.city(category, voivodeship, slug),
      found: filtered ? catalogue.facilities(query, paging) : Effect.map(catalogue.cards(query, paging), (cards) => ({ cards })),
    }
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
      within: { city: `${voivodeship}/${slug}`, ...(district ? { district: district.slug } : {}) },
      base: { category: [category] },
      selection,
    })
    const locativeIn = (language: Language) => {
      const locative = grammar.locativeOf(city.city, language)
      return locative === null ? null : `${locative}${city.name.slice(city.city.length)}`
    }
    const items = cards.map((card) => ({ ...card, parts: cardParts.get(card.id) ?? {} }))
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
      unfilteredTotal: unfiltered.listed,
      optionCounts,
      /** Number of facilities that count; the list may end with invented ones. */
      total,
      facilities: pageOf(items, { total: listed, page, limit: pageSize.default }),
      today: toWarsawTime(clock.now()).day,
    }
  })

export type ShowCity = ReturnType<typeof makeShowCity>
export const ShowCity = token<ShowCity>('catalogue/ShowCity')

/** Data of the page of a city or district. */
export type CityPageData = Effect.Success<ReturnType<ShowCity>>
