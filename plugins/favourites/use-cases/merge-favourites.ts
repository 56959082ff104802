import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { favouritesApi } from '../contract/api.ts'
import { Favourites, KnownFacilities } from '../domain/favourites.port.ts'
import { ReadFavourites } from '../services/read-favourites.ts'

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
