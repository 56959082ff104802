import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { type PreviewQuery, type PreviewView, searchLimits } from '../contract/saved-search.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'
import { FindNow } from '../services/find-now.ts'

/** Returns what the page shows on which a search is saved. */
export const PreviewSearch = define(
  'saved-searches/PreviewSearch',
  { searches: SavedSearches, findNow: FindNow },
  ({ searches, findNow }) =>
    Effect.fn('saved-searches.preview')(function* (actor: Actor, { query }: PreviewQuery) {
      const user = yield* requireUser(actor)
      const found = yield* findNow(query)
      if (!found) return { matches: 0, place: null, reason: 'unsavable' } satisfies PreviewView
      const own = yield* searches.ofAccount(user.id)
      const isSaved = own.some((one) => one.query === found.search.query)
      const isFull = own.length >= searchLimits.searches
      const reason = isSaved ? 'exists' : found.total > searchLimits.matches ? 'too_broad' : isFull ? 'full' : null
      return { matches: found.total, place: found.search.place, reason } satisfies PreviewView
    }),
)
