import { Effect } from 'effect'
import { type Token, token } from '#core/kernel/token.ts'
import type { BadgeCounter, Counts } from '#core/plugin/badge-counters.ts'
import type { Realtime } from '#core/ports/realtime.ts'

/** Counts of all badge counters by key. */
export type OverviewCounts = Readonly<Record<string, Counts>>

/** Badge counts of an account over all plugins (decisions §17). */
export interface Overview {
  countsOf(accountId: string): Effect.Effect<OverviewCounts>
  /** Marks the items that belong to the account as seen, and publishes its counts if one has changed. */
  markSeen(accountId: string, ids: readonly string[]): Effect.Effect<void>
  /** Publishes the current counts of these accounts to their open pages, after the running transaction commits. */
  publishCounts(accountIds: readonly string[]): Effect.Effect<void>
}
export const Overview = token<Overview>('core/Overview')

interface Dependencies {
  readonly counters: readonly BadgeCounter[]
  readonly resolve: <Thing>(token: Token<Thing>) => Thing
  readonly realtime: Realtime
}

/** Combines the badge counters of all plugins. */
export const makeOverview = ({ counters, resolve, realtime }: Dependencies): Overview => {
  const countsOf = Effect.fn('overview.counts-of')(function* (accountId: string) {
    const counts: Record<string, Counts> = {}
    for (const { key, load } of counters) counts[key] = yield* resolve(load)(accountId)
    return counts
  })
  const publishCounts: Overview['publishCounts'] = Effect.fn('overview.publish-counts')(function* (accountIds) {
    for (const to of new Set(accountIds))
      yield* realtime.publish({ channel: 'main', to, type: 'overview.updated', data: yield* countsOf(to) })
  })
  const markSeen: Overview['markSeen'] = Effect.fn('overview.mark-seen')(function* (accountId, ids) {
    let anyChanged = false
    for (const { markSeen: token } of counters) if (token && (yield* resolve(token)(accountId, ids))) anyChanged = true
    if (anyChanged) yield* publishCounts([accountId])
  })
  return { countsOf, markSeen, publishCounts }
}
