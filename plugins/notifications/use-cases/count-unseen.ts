import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/counters.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { NoticeStore } from '../domain/notices.port.ts'

/** How many notices were not seen. */
export const makeCountUnseen =
  ({ store }: { readonly store: NoticeStore }): LoadCounts =>
  (accountId) =>
    Effect.map(store.countUnseen(accountId), (new_notifications) => ({ new_notifications }))
export const CountUnseen = token<LoadCounts>('notifications/CountUnseen')

interface Dependencies {
  readonly store: NoticeStore
  readonly clock: Clock
}

/** Marks notices as seen by their addressee. */
export const makeMarkNotices =
  ({ store, clock }: Dependencies): MarkSeen =>
  (accountId, ids) =>
    Effect.map(store.markSeen(accountId, ids, clock.now().toISOString()), (marked) => marked > 0)
export const MarkNotices = token<MarkSeen>('notifications/MarkNotices')
