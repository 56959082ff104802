import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import type { SavedSearches } from '../domain/saved-searches.port.ts'

interface Dependencies {
  readonly searches: SavedSearches
}

/** Counts the saved searches with something new. */
export const makeCountHits =
  ({ searches }: Dependencies): LoadCounts =>
  (accountId) =>
    Effect.map(searches.countNew(accountId), (count) => ({ new: count }))
export const CountHits = token<LoadCounts>('saved-searches/CountHits')

/** Marks what is new in saved searches as seen. */
export const makeMarkHitsSeen =
  ({ searches }: Dependencies): MarkSeen =>
  (accountId, ids) =>
    searches.markSeen(accountId, ids)
export const MarkHitsSeen = token<MarkSeen>('saved-searches/MarkHitsSeen')
