import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { savedSearchesApi } from '../contract/api.ts'
import { type PreviewView, searchLimits } from '../contract/saved-search.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'
import { FindNow } from '../services/find-now.ts'

/** Returns what the page shows on which a search is saved. */
export const PreviewSearch = handler(
  savedSearchesApi.previewSearch,
  { searches: SavedSearches, findNow: FindNow },
  ({ searches, findNow }) =>
    Effect.fn('saved-searches.preview')(function* (user, { query }) {
      const found = yield* findNow(query)
      if (!found) return { matches: 0, place: null, reason: 'unsavable' } satisfies PreviewView
      const own = yield* searches.ofAccount(user.id)
      const isSaved = own.some((one) => one.query === found.search.query)
      const isFull = own.length >= searchLimits.searches
      const reason = isSaved ? 'exists' : found.total > searchLimits.matches ? 'too_broad' : isFull ? 'full' : null
      return { matches: found.total, place: found.search.place, reason } satisfies PreviewView
    }),
)
