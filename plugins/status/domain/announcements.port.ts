import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { MaintenanceView } from '../contract/status-view.ts'

/** What the operator has announced; one announcement stands at a time. */
export interface Announcements {
  /** What stands and is not over. */
  current(now: Date): Effect.Effect<MaintenanceView | null>
  /** Puts it in the place of what stood. */
  announce(maintenance: MaintenanceView, now: Date): Effect.Effect<void>
  /** Takes back what stands; whether something did. */
  clear(now: Date): Effect.Effect<boolean>
}
export const Announcements = token<Announcements>('status/Announcements')
