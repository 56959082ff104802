import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { ReadFavourites } from '../services/read-favourites.ts'

/** Returns the favourites of the user, the newest first. */
export const makeListFavourites = ({ readFavourites }: { readonly readFavourites: ReadFavourites }) =>
  Effect.fn('favourites.list')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return yield* readFavourites(id)
  })

export type ListFavourites = ReturnType<typeof makeListFavourites>
export const ListFavourites = token<ListFavourites>('favourites/ListFavourites')
