import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { viewSearch } from '../domain/saved-search.ts'
import type { SavedSearches } from '../domain/saved-searches.port.ts'

/** Lists the saved searches of the user. */
export const makeListSearches = ({ searches }: { readonly searches: SavedSearches }) =>
  Effect.fn('saved-searches.list')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return { searches: (yield* searches.ofAccount(user.id)).map(viewSearch) }
  })

export type ListSearches = ReturnType<typeof makeListSearches>
export const ListSearches = token<ListSearches>('saved-searches/ListSearches')
