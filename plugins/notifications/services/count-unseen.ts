import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { Clock } from '#core/ports/clock.ts'
import { NotificationRepository } from '../domain/notifications.port.ts'

/** Creates the badge counter of unseen notifications. */
export const CountUnseen = define(
  'notifications/CountUnseen',
  { notifications: NotificationRepository },
  ({ notifications }): LoadCounts =>
    (accountId) =>
      Effect.map(notifications.countUnseen(accountId), (new_notifications) => ({ new_notifications })),
)

/** Creates the function that marks notifications as seen by their recipient. */
export const MarkNotificationsSeen = define(
  'notifications/MarkNotificationsSeen',
  { notifications: NotificationRepository, clock: Clock },
  ({ notifications, clock }): MarkSeen =>
    (accountId, ids) =>
      Effect.map(notifications.markSeen(accountId, ids, clock.now().toISOString()), (marked) => marked > 0),
)
