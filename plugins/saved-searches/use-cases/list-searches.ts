import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { viewSearch } from '../domain/saved-search.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'

/** Lists the saved searches of the user. */
export const ListSearches = define('saved-searches/ListSearches', { searches: SavedSearches }, ({ searches }) =>
  Effect.fn('saved-searches.list')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return { searches: (yield* searches.ofAccount(user.id)).map(viewSearch) }
  }),
)
