import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { viewSearch } from '../domain/saved-search.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'

/** Lists the saved searches of the user. */
export const ListSearches = handler(savedSearchesApi.listSearches, { searches: SavedSearches }, ({ searches }) =>
  Effect.fn('saved-searches.list')(function* (user) {
    return { searches: (yield* searches.ofAccount(user.id)).map(viewSearch) }
  }),
)
