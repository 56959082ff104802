import type { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { Shadow } from './shadow.ts'

/** Creates the plain part of the repository of shadow edits. */
export const shadowsOf = (shadows: TableStore<Shadow>) => ({
  byId: shadows.byId,
  /** Returns a shadow edit, locked until the transaction ends. */
  locked: shadows.lock,
  /** Returns the facility's edit that waits for support or for its author. */
  open: (facility_id: string) => shadows.first({ facility_id, state: { in: ['pending', 'revise'] } }, { lock: 'wait' }),
  /** Returns the facility's newest edit. */
  newest: (facility_id: string) => shadows.first({ facility_id }, { orderBy: { created_at: 'desc', id: 'desc' } }),
  save: (shadow: Shadow) => shadows.put(shadow),
})

/** Repository of shadow edits. The database ensures that a facility has at most one that is open. */
export interface Shadows extends ReturnType<typeof shadowsOf> {
  /** Lists edits, the waiting ones first and then the newest; of all facilities, or of one. */
  list(facilityId: string | null, paging: Paging): Effect.Effect<{ readonly total: number; readonly items: readonly Shadow[] }>
}
export const Shadows = token<Shadows>('facility-panel/Shadows')
