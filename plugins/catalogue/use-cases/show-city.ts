import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { FacilityParts } from '#core/facilities/facility-parts.port.ts'
import type { Category } from '#core/facilities/category.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import type { Clock } from '#core/ports/clock.ts'
import { CataloguePageNotFound, type Catalogue } from '../domain/catalogue.port.ts'

interface Needs {
  readonly catalogue: Catalogue
  readonly parts: FacilityParts
  readonly clock: Clock
}

interface Input {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly district?: string | undefined
  readonly page: number
}

/** The facilities of a city or of one of its districts, a page at a time. An unknown district or page is no empty list but not found. */
export const makeShowCity = ({ catalogue, parts, clock }: Needs) =>
  Effect.fn('catalogue.show-city')(function* (_: Actor, { category, voivodeship, city: slug, district: districtSlug, page }: Input) {
    if (!isVoivodeship(voivodeship) || !Number.isInteger(page) || page < 1) return yield* new CataloguePageNotFound()
    const city = yield* catalogue.city(category, voivodeship, slug)
    const district = districtSlug === undefined ? null : city.districts.find((one) => one.slug === districtSlug)
    if (district === undefined) return yield* new CataloguePageNotFound()

    const known = district?.count ?? city.total
    const filter = { category, voivodeship, city: slug, ...(district ? { district: district.slug } : {}) }
    const { total, cards } = yield* catalogue.facilities(filter, { page, limit: pageSize.usual, known })
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
      facilities: pageOf(items, { total, page, limit: pageSize.usual }),
      today: clock.now().toISOString().slice(0, 10),
    }
  })

export type ShowCity = ReturnType<typeof makeShowCity>
export const ShowCity = token<ShowCity>('catalogue/ShowCity')

/** What the page of a city or district gets. */
export type CityShown = Effect.Success<ReturnType<ShowCity>>
