import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { Clock } from '#core/ports/clock.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/** Counts the followed facilities with something new. */
export const CountNews = define(
  'subscriptions/CountNews',
  { subscriptions: Subscriptions },
  ({ subscriptions }): LoadCounts =>
    (accountId) =>
      Effect.map(subscriptions.countNew(accountId), (count) => ({ new: count })),
)

/** Marks what is new about followed facilities as seen. */
export const MarkNewsSeen = define(
  'subscriptions/MarkNewsSeen',
  { subscriptions: Subscriptions, clock: Clock },
  ({ subscriptions, clock }): MarkSeen =>
    (accountId, ids) =>
      subscriptions.markSeen(accountId, ids, clock.now().toISOString()),
)
