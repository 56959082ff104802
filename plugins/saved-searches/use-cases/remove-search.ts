import { Effect } from 'effect'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { SavedSearchNotFound } from '../contract/errors.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'

/** Removes a saved search of the user. One that is gone, or is another account's, is not found. */
export const RemoveSearch = handler(
  savedSearchesApi.removeSearch,
  { searches: SavedSearches, overview: Overview, transaction: Transaction },
  ({ searches, overview, transaction }) =>
    Effect.fn('saved-searches.remove')(function* (user, { id }) {
      if (!(yield* searches.remove(id, user.id))) return yield* new SavedSearchNotFound()
      yield* overview.publishCounts([user.id])
      return { ended: true as const }
    }, transaction),
)
