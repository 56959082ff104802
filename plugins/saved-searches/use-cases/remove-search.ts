import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { SavedSearchNotFound } from '../contract/errors.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'

/** Removes a saved search of the user. One that is gone, or is another account's, is not found. */
export const RemoveSearch = define(
  'saved-searches/RemoveSearch',
  { searches: SavedSearches, overview: Overview, transaction: Transaction },
  ({ searches, overview, transaction }) =>
    Effect.fn('saved-searches.remove')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      if (!(yield* searches.remove(id, user.id))) return yield* new SavedSearchNotFound()
      yield* overview.publishCounts([user.id])
      return { ended: true as const }
    }, transaction),
)
