import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import type { Category } from '#core/facilities/category.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import type { Clock } from '#core/ports/clock.ts'
import { availableFor } from '#core/search/facet.ts'
import type { Facets } from '#core/search/facets.port.ts'
import { type Query, parseSelection } from '#core/search/read-choice.ts'
import { CataloguePageNotFound, type Catalogue } from '../domain/catalogue.port.ts'
import type { Order } from '../contract/order.ts'

interface Dependencies {
  readonly catalogue: Catalogue
  readonly parts: FacilityParts
  readonly facets: Facets
  readonly clock: Clock
}

interface Input {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly district?: string | undefined
  readonly page: number
  readonly order: Order
  /** The query of the address, in which facets are chosen. */
  readonly query: Query
}

/**
 * The facilities of a city or of one of its districts, a page at a time, as the address filters and orders them.
 * An unknown district or page is no empty list but not found; unknown words of filters are left out and named.
 */
export const makeShowCity = ({ catalogue, parts, facets, clock }: Dependencies) =>
  Effect.fn('catalogue.show-city')(function* (_: Actor, input: Input) {
    const { category, voivodeship, city: slug, district: districtSlug, page, order } = input
    if (!isVoivodeship(voivodeship) || !Number.isInteger(page) || page < 1) return yield* new CataloguePageNotFound()
    const city = yield* catalogue.city(category, voivodeship, slug)
    const district = districtSlug === undefined ? null : city.districts.find((one) => one.slug === districtSlug)
    if (district === undefined) return yield* new CataloguePageNotFound()

    // The address says the category already.
    const offered = availableFor(yield* facets.available(), category).filter(({ key }) => key !== 'category')
    const { choice, unknown } = parseSelection(offered, input.query)
    const filtered = Object.keys(choice).length > 0
    const inAll = district?.count ?? city.total
    const { total, cards } = yield* catalogue.facilities(
      { category, voivodeship, city: slug, choice, ...(district ? { district: district.slug } : {}) },
      { page, limit: pageSize.usual, order, ...(filtered ? {} : { known: inAll }) },
    )
    if (page > 1 && cards.length === 0) return yield* new CataloguePageNotFound()

    const cardParts = yield* parts.read(
      'facility.card',
      cards.map(({ id }) => id),
    )
    const items = cards.map((card) => ({ ...card, parts: cardParts.get(card.id) ?? {} }))
    return {
      category,
      voivodeship,
      city,
      district,
      offered,
      choice,
      unknown,
      filtered,
      order,
      inAll,
      facilities: pageOf(items, { total, page, limit: pageSize.usual }),
      today: inWarsaw(clock.now()).day,
    }
  })

export type ShowCity = ReturnType<typeof makeShowCity>
export const ShowCity = token<ShowCity>('catalogue/ShowCity')

/** What the page of a city or district gets. */
export type CityShown = Effect.Success<ReturnType<ShowCity>>
