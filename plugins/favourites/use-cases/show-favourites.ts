import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { maxFavourites } from '../contract/limits.ts'
import { KnownFacilities } from '../domain/favourites.port.ts'

/** Loads the cards of favourites, which the browser names by their ids: closed facilities apart, and the number of ids that name none. */
export const ShowFavourites = define(
  'favourites/ShowFavourites',
  { facilities: KnownFacilities, cards: FacilityCards, parts: FacilitySlotData, facets: Facets, clock: Clock },
  ({ facilities, cards, parts, facets, clock }) =>
    Effect.fn('favourites.show')(function* (_: Actor, { ids }: { readonly ids: readonly string[] }) {
      const requested = [...new Set(ids)].slice(0, maxFavourites)
      const known = yield* facilities.byIds(requested)
      const current = [...new Map(requested.flatMap((id) => known.get(id) ?? []).map((one) => [one.id, one])).values()]
      const listed = yield* cards.listed(current.map(({ id }) => id))
      const cardParts = yield* parts.read(
        facilityCardSlot,
        listed.map(({ id }) => id),
      )
      return {
        /** Ids of the facilities as they are today; the browser keeps these. */
        ids: current.map(({ id }) => id),
        cards: listed.map((card) => ({ ...card, parts: cardParts.get(card.id) ?? {} })),
        closed: current.filter(({ id }) => !listed.some((card) => card.id === id)),
        gone: requested.filter((id) => !known.has(id)).length,
        availableFacets: yield* facets.available(),
        today: toWarsawTime(clock.now()).day,
      }
    }),
)
