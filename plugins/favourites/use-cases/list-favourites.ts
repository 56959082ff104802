import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { favouritesApi } from '../contract/api.ts'
import { ReadFavourites } from '../services/read-favourites.ts'

/** Returns the favourites of the user, the newest first. */
export const ListFavourites = handler(favouritesApi.listFavourites, { readFavourites: ReadFavourites }, ({ readFavourites }) =>
  Effect.fn('favourites.list')(function* ({ id }) {
    return yield* readFavourites(id)
  }),
)
