import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { favouritesApi } from '../contract/api.ts'
import { Favourites } from '../domain/favourites.port.ts'
import { ReadFavourites } from '../services/read-favourites.ts'

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
