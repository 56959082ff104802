import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { SavedSearchNotFound } from '../contract/errors.ts'
import type { SavedSearches } from '../domain/saved-searches.port.ts'

interface Dependencies {
  readonly searches: SavedSearches
  readonly overview: Overview
  readonly transaction: Transaction
}

/** Removes a saved search of the user. One that is gone, or is another account's, is not found. */
export const makeRemoveSearch = ({ searches, overview, transaction }: Dependencies) =>
  Effect.fn('saved-searches.remove')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    if (!(yield* searches.remove(id, user.id))) return yield* new SavedSearchNotFound()
    yield* overview.publishCounts([user.id])
    return { ended: true as const }
  }, transaction)

export type RemoveSearch = ReturnType<typeof makeRemoveSearch>
export const RemoveSearch = token<RemoveSearch>('saved-searches/RemoveSearch')
