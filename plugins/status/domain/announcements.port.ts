import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { MaintenanceView } from '../contract/status-view.ts'

/** Repository of maintenance announcements; at most one is in force. */
export interface Announcements {
  /** Returns the announcement in force, unless its end has passed. */
  current(now: Date): Effect.Effect<MaintenanceView | null>
  /** Replaces the announcement in force. */
  announce(maintenance: MaintenanceView, now: Date): Effect.Effect<void>
  /** Withdraws the announcement in force; returns false when there was none. */
  clear(now: Date): Effect.Effect<boolean>
}
export const Announcements = token<Announcements>('status/Announcements')
