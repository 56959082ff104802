import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { NotificationRepository } from '../domain/notifications.port.ts'

/** Creates the badge counter of unseen notifications. */
export const makeCountUnseen =
  ({ notifications }: { readonly notifications: NotificationRepository }): LoadCounts =>
  (accountId) =>
    Effect.map(notifications.countUnseen(accountId), (new_notifications) => ({ new_notifications }))
export const CountUnseen = token<LoadCounts>('notifications/CountUnseen')

interface Dependencies {
  readonly notifications: NotificationRepository
  readonly clock: Clock
}

/** Creates the function that marks notifications as seen by their recipient. */
export const makeMarkNotificationsSeen =
  ({ notifications, clock }: Dependencies): MarkSeen =>
  (accountId, ids) =>
    Effect.map(notifications.markSeen(accountId, ids, clock.now().toISOString()), (marked) => marked > 0)
export const MarkNotificationsSeen = token<MarkSeen>('notifications/MarkNotificationsSeen')
