import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Favourites } from '../domain/favourites.port.ts'
import { ReadFavourites } from '../services/read-favourites.ts'

/** Removes a facility from the favourites of the user, if it is among them. */
export const RemoveFavourite = define(
  'favourites/RemoveFavourite',
  { favourites: Favourites, readFavourites: ReadFavourites, transaction: Transaction },
  ({ favourites, readFavourites, transaction }) =>
    Effect.fn('favourites.remove')(function* (actor: Actor, { id: facilityId }: { readonly id: string }) {
      const { id } = yield* requireUser(actor)
      yield* favourites.remove(id, facilityId)
      return yield* readFavourites(id)
    }, transaction),
)
