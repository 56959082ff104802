import { Effect } from 'effect'
import { token, type Token } from '#core/kernel/token.ts'
import type { Counts, BadgeCounter } from '#core/plugin/counters.ts'
import type { Realtime } from '#core/ports/live.ts'

/** The figures of all counters by their keys. */
export type Counted = Readonly<Record<string, Counts>>

/** What waits for somebody, over all plugins (decisions §17). */
export interface Overview {
  of(accountId: string): Effect.Effect<Counted>
  /** Marks as seen whatever of it is the account's, and tells its open pages if a figure has changed. */
  mark(accountId: string, ids: readonly string[]): Effect.Effect<void>
  /** Tells open pages of these accounts how their figures are now, once the running transaction is kept. */
  changed(accountIds: readonly string[]): Effect.Effect<void>
}
export const Overview = token<Overview>('core/Overview')

interface Dependencies {
  readonly counters: readonly BadgeCounter[]
  readonly find: <Thing>(token: Token<Thing>) => Thing
  readonly live: Realtime
}

/** Joins the counters of all plugins. */
export const makeOverview = ({ counters, find, live }: Dependencies): Overview => {
  const of = Effect.fn('overview.of')(function* (accountId: string) {
    const counted: Record<string, Counts> = {}
    for (const { key, load: reads } of counters) counted[key] = yield* find(reads)(accountId)
    return counted
  })
  const changed: Overview['changed'] = Effect.fn('overview.changed')(function* (accountIds) {
    for (const to of new Set(accountIds)) yield* live.publish({ channel: 'main', to, type: 'overview.updated', data: yield* of(to) })
  })
  const mark: Overview['mark'] = Effect.fn('overview.mark')(function* (accountId, ids) {
    let news = false
    for (const { markSeen: marks } of counters) if (marks && (yield* find(marks)(accountId, ids))) news = true
    if (news) yield* changed([accountId])
  })
  return { of, mark, changed }
}
