import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Category } from '#core/facilities/category.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import { metresBetween } from '#core/kernel/distance.ts'
import { pageOf, pageSize } from '#core/kernel/paging.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import { Clock } from '#core/ports/clock.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { Quarters } from '#plugins/places/contract/queries.ts'
import { methodLabels, metresTo } from '../contract/listed-card.ts'
import { quarterMetres } from '../contract/place-pages.ts'
import { FacilityCards } from '../contract/queries.ts'
import { Catalogue, CataloguePageNotFound } from '../domain/catalogue.port.ts'
import { listByIndex } from '../services/list-by-index.ts'
import { QuarterPages } from '../services/quarter-pages.ts'

interface Input {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly quarter: string
  readonly page: number
}

/** Most neighbouring quarters, the larger kinds before the others, and metres to the farthest. */
const neighbours = { max: 12, metres: 3000 } as const

/**
 * Lists the facilities near a quarter, the nearest first, a page at a time, with the quarters around it. A quarter that
 * a register knows as a district leads there (`district`: its slug). Fails with `CataloguePageNotFound` for an unknown
 * quarter or page, and where no facility of the category is in its city.
 */
export const ShowQuarter = define(
  'catalogue/ShowQuarter',
  {
    catalogue: Catalogue,
    quarters: Quarters,
    quarterPages: QuarterPages,
    parts: FacilitySlotData,
    facets: Facets,
    clock: Clock,
    index: FacilityIndex,
    cards: FacilityCards,
  },
  ({ catalogue, quarters, quarterPages, parts, facets, clock, index, cards: facilityCards }) =>
    Effect.fn('catalogue.show-quarter')(function* (_: Actor, { category, voivodeship, city: citySlug, quarter: slug, page }: Input) {
      if (!Number.isInteger(page) || page < 1) return yield* new CataloguePageNotFound()
      const { name, slug: cityKey, districts } = yield* catalogue.city(category, voivodeship, citySlug)
      const found = (yield* quarters.inCity({ voivodeship, slug: citySlug })).find((one) => one.slug === slug)
      const isSame = (district: string) => found !== undefined && normalizeName(district) === normalizeName(found.name)
      const city = { name, slug: cityKey }
      const district = districts.find((one) => one.slug === slug || isSame(one.name))
      if (district) return { category, voivodeship, city, district: district.slug, list: null }
      if (!found) return yield* new CataloguePageNotFound()

      const limit = pageSize.default
      const { total, listed, cards } = yield* listByIndex(
        { index, cards: facilityCards },
        { within: { centre: found, metres: quarterMetres }, selection: { category: [category] } },
        { limit, offset: limit * (page - 1), nearTo: found },
      )
      if (page > 1 && cards.length === 0) return yield* new CataloguePageNotFound()
      const cardData = yield* parts.read(
        facilityCardSlot,
        cards.map(({ id }) => id),
      )
      const items = cards.map((card) => ({ ...card, metres: metresTo(found, card), parts: cardData.get(card.id) ?? {} }))
      const around = (yield* quarterPages.inCity(category, { voivodeship, city: citySlug }))
        .filter((one) => one.slug !== slug && metresBetween(found, one) <= neighbours.metres)
        .toSorted((a, b) => a.rank - b.rank || metresBetween(found, a) - metresBetween(found, b))
        .slice(0, neighbours.max)
        .toSorted((a, b) => metresBetween(found, a) - metresBetween(found, b))
      return {
        category,
        voivodeship,
        city,
        district: null,
        list: {
          quarter: { name: found.name, slug, longitude: found.longitude, latitude: found.latitude },
          /** Number of facilities that count; the list may end with invented ones. */
          total,
          facilities: pageOf(items, { total: listed, page, limit }),
          neighbours: around.map(({ name, slug, count }) => ({ name, slug, count })),
          methods: methodLabels(yield* facets.available()),
          today: toWarsawTime(clock.now()).day,
        },
      }
    }),
)
