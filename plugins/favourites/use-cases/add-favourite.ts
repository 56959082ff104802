import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { favouritesApi } from '../contract/api.ts'
import { FavouritesFull } from '../contract/errors.ts'
import { Favourites, KnownFacilities } from '../domain/favourites.port.ts'
import { ReadFavourites } from '../services/read-favourites.ts'

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
