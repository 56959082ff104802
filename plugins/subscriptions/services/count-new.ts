import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'

/** Counts the followed facilities with something new. */
export const makeCountNews =
  ({ subscriptions }: { readonly subscriptions: Subscriptions }): LoadCounts =>
  (accountId) =>
    Effect.map(subscriptions.countNew(accountId), (count) => ({ new: count }))
export const CountNews = token<LoadCounts>('subscriptions/CountNews')

/** Marks what is new about followed facilities as seen. */
export const makeMarkNewsSeen =
  ({ subscriptions, clock }: { readonly subscriptions: Subscriptions; readonly clock: Clock }): MarkSeen =>
  (accountId, ids) =>
    subscriptions.markSeen(accountId, ids, clock.now().toISOString())
export const MarkNewsSeen = token<MarkSeen>('subscriptions/MarkNewsSeen')
