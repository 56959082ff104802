import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { FacilitySlotData } from '#core/facilities/facility-slot-data.port.ts'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Facets } from '#core/search/facets.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { favouritesApi } from '../contract/api.ts'
import { FavouritesFull } from '../contract/errors.ts'
import type { FavouriteList } from '../contract/favourite.ts'
import { maxFavourites } from '../contract/limits.ts'
import { Favourites, KnownFacilities } from '../domain/favourites.port.ts'

/** Reads the favourites of an account as facilities are today: merged ones once, deleted ones not at all. */
export const ReadFavourites = define(
  'favourites/ReadFavourites',
  { favourites: Favourites, facilities: KnownFacilities },
  ({ favourites, facilities }) =>
    Effect.fn('favourites.read')(function* (accountId: string) {
      const stored = yield* favourites.of(accountId)
      const known = yield* facilities.byIds(stored.map(({ facility_id }) => facility_id))
      const listed = new Map<string, FavouriteList['favourites'][number]>()
      for (const { facility_id, added_at } of stored) {
        const facility = known.get(facility_id)
        if (facility && !listed.has(facility.id)) listed.set(facility.id, { ...facility, added_at })
      }
      return { favourites: [...listed.values()], max: maxFavourites } satisfies FavouriteList
    }),
)

/** Returns the favourites of the user, the newest first. */
export const ListFavourites = handler(favouritesApi.listFavourites, { readFavourites: ReadFavourites }, ({ readFavourites }) =>
  Effect.fn('favourites.list')(function* ({ id }) {
    return yield* readFavourites(id)
  }),
)

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
      const cardData = yield* parts.read(
        facilityCardSlot,
        listed.map(({ id }) => id),
      )
      return {
        /** Ids of the facilities as they are today; the browser keeps these. */
        ids: current.map(({ id }) => id),
        cards: listed.map((card) => ({ ...card, parts: cardData.get(card.id) ?? {} })),
        closed: current.filter(({ id }) => !listed.some((card) => card.id === id)),
        gone: requested.filter((id) => !known.has(id)).length,
        availableFacets: yield* facets.available(),
        today: toWarsawTime(clock.now()).day,
      }
    }),
)

/**
 * Adds a facility to the favourites of the user, also a closed one, whose profile remains. Fails when there is no such
 * facility or no room.
 */
export const AddFavourite = handler(
  favouritesApi.addFavourite,
  { favourites: Favourites, facilities: KnownFacilities, readFavourites: ReadFavourites, clock: Clock, transaction: Transaction },
  ({ favourites, facilities, readFavourites, clock, transaction }) =>
    Effect.fn('favourites.add')(function* ({ id }, { id: facilityId }) {
      yield* favourites.lock(id)
      const facility = (yield* facilities.byIds([facilityId])).get(facilityId)
      if (!facility) return yield* new FacilityNotFound()
      const before = yield* readFavourites(id)
      if (before.favourites.some((one) => one.id === facility.id)) return before
      if (before.favourites.length >= before.max) return yield* new FavouritesFull()
      yield* favourites.add(id, [{ facility_id: facility.id, added_at: clock.now().toISOString() }])
      return yield* readFavourites(id)
    }, transaction),
)

/** Removes a facility from the favourites of the user, if it is among them. */
export const RemoveFavourite = handler(
  favouritesApi.removeFavourite,
  { favourites: Favourites, readFavourites: ReadFavourites, transaction: Transaction },
  ({ favourites, readFavourites, transaction }) =>
    Effect.fn('favourites.remove')(function* ({ id }, { id: facilityId }) {
      yield* favourites.remove(id, facilityId)
      return yield* readFavourites(id)
    }, transaction),
)

/**
 * Adds the favourites of a browser to those of the user: the union of both, however often and from however many tabs
 * it is called. The account's own come first when there is no room for all.
 */
export const MergeFavourites = handler(
  favouritesApi.mergeFavourites,
  { favourites: Favourites, facilities: KnownFacilities, readFavourites: ReadFavourites, clock: Clock, transaction: Transaction },
  ({ favourites, facilities, readFavourites, clock, transaction }) =>
    Effect.fn('favourites.merge')(function* ({ id }, { facility_ids }) {
      yield* favourites.lock(id)
      const before = yield* readFavourites(id)
      const known = yield* facilities.byIds(facility_ids)
      const missing = [...new Set(facility_ids.flatMap((one) => known.get(one)?.id ?? []))].filter(
        (one) => !before.favourites.some((favourite) => favourite.id === one),
      )
      const added = missing.slice(0, before.max - before.favourites.length)
      // A millisecond apart, so that they keep their order.
      const now = clock.now().getTime()
      yield* favourites.add(
        id,
        added.map((facility_id, n) => ({ facility_id, added_at: new Date(now - n).toISOString() })),
      )
      return { ...(yield* readFavourites(id)), added: added.length, left_out: missing.length - added.length }
    }, transaction),
)

/** Layout data that makes the heart appear in the navigation bar and on profiles. */
export const LoadFavouritesLayoutData = define(
  'favourites/LoadLayoutData',
  {},
  (): LoadLayoutData =>
    Effect.fn('favourites.load-layout-data')(function* () {
      return yield* Effect.succeed({ max: maxFavourites })
    }),
)
