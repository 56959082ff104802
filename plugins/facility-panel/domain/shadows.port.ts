import type { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { Shadow } from './shadow.ts'

/** Repository of shadow edits. The database ensures that a facility has at most one that is open. */
export interface Shadows {
  /** Returns a shadow edit, locked until the transaction ends. */
  locked(id: string): Effect.Effect<Shadow | null>
  byId(id: string): Effect.Effect<Shadow | null>
  /** Returns the facility's edit that waits for support or for its author. */
  open(facilityId: string): Effect.Effect<Shadow | null>
  /** Returns the facility's newest edit. */
  newest(facilityId: string): Effect.Effect<Shadow | null>
  save(shadow: Shadow): Effect.Effect<void>
  /** Lists edits, the waiting ones first and then the newest; of all facilities, or of one. */
  list(facilityId: string | null, paging: Paging): Effect.Effect<{ readonly total: number; readonly items: readonly Shadow[] }>
}
export const Shadows = token<Shadows>('facility-panel/Shadows')
