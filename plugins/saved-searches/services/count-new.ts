import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { SavedSearches } from '../domain/saved-searches.port.ts'

/** Counts the saved searches with something new. */
export const CountHits = define(
  'saved-searches/CountHits',
  { searches: SavedSearches },
  ({ searches }): LoadCounts =>
    (accountId) =>
      Effect.map(searches.countNew(accountId), (count) => ({ new: count })),
)

/** Marks what is new in saved searches as seen. */
export const MarkHitsSeen = define(
  'saved-searches/MarkHitsSeen',
  { searches: SavedSearches },
  ({ searches }): MarkSeen =>
    (accountId, ids) =>
      searches.markSeen(accountId, ids),
)
