import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { ReadFavourites } from '../services/read-favourites.ts'

/** Returns the favourites of the user, the newest first. */
export const ListFavourites = define('favourites/ListFavourites', { readFavourites: ReadFavourites }, ({ readFavourites }) =>
  Effect.fn('favourites.list')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const { id } = yield* requireUser(actor)
    return yield* readFavourites(id)
  }),
)
