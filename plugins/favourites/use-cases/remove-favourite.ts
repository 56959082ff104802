import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Favourites } from '../domain/favourites.port.ts'
import type { ReadFavourites } from '../services/read-favourites.ts'

interface Dependencies {
  readonly favourites: Favourites
  readonly readFavourites: ReadFavourites
  readonly transaction: Transaction
}

/** Removes a facility from the favourites of the user, if it is among them. */
export const makeRemoveFavourite = ({ favourites, readFavourites, transaction }: Dependencies) =>
  Effect.fn('favourites.remove')(function* (actor: Actor, { id: facilityId }: { readonly id: string }) {
    const { id } = yield* requireUser(actor)
    yield* favourites.remove(id, facilityId)
    return yield* readFavourites(id)
  }, transaction)

export type RemoveFavourite = ReturnType<typeof makeRemoveFavourite>
export const RemoveFavourite = token<RemoveFavourite>('favourites/RemoveFavourite')
