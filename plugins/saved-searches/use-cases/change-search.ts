import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { SavedSearchNotFound } from '../contract/errors.ts'
import type { SavedSearchChanges } from '../contract/saved-search.ts'
import { viewSearch } from '../domain/saved-search.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'

/** Changes the name of a saved search or how often it is repeated. Those of others do not exist for the user. */
export const ChangeSearch = define(
  'saved-searches/ChangeSearch',
  { searches: SavedSearches, transaction: Transaction },
  ({ searches, transaction }) =>
    Effect.fn('saved-searches.change')(function* (actor: Actor, { id, version, name, frequency }: SavedSearchChanges) {
      const user = yield* requireUser(actor)
      const search = yield* searches.lock(id)
      if (search?.account_id !== user.id) return yield* new SavedSearchNotFound()
      if (version !== undefined && version !== search.version) return yield* new VersionConflict()
      const changed = { ...search, name: name ?? search.name, frequency: frequency ?? search.frequency, version: search.version + 1 }
      yield* searches.save(changed)
      return viewSearch(changed)
    }, transaction),
)
