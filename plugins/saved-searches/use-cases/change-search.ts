import { Effect } from 'effect'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { SavedSearchNotFound } from '../contract/errors.ts'
import { viewSearch } from '../domain/saved-search.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'

/** Changes the name of a saved search or how often it is repeated. Those of others do not exist for the user. */
export const ChangeSearch = handler(
  savedSearchesApi.changeSearch,
  { searches: SavedSearches, transaction: Transaction },
  ({ searches, transaction }) =>
    Effect.fn('saved-searches.change')(function* (user, { id, version, name, frequency }) {
      const search = yield* searches.lock(id)
      if (search?.account_id !== user.id) return yield* new SavedSearchNotFound()
      if (version !== undefined && version !== search.version) return yield* new VersionConflict()
      const changed = { ...search, name: name ?? search.name, frequency: frequency ?? search.frequency, version: search.version + 1 }
      yield* searches.save(changed)
      return viewSearch(changed)
    }, transaction),
)
