import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { EditionImported } from '../contract/events.ts'

/**
 * Refreshes the planner statistics after an import: an edition writes tens of thousands of rows at once, and autovacuum
 * would analyze them later.
 */
export const makeRefreshStatistics = ({ facilities }: { readonly facilities: Facilities }) =>
  Effect.fn('registers.refresh-statistics')(function* (_: Actor, imported: EditionImported) {
    if (imported.new + imported.changed + imported.gone > 0) yield* facilities.refreshStatistics()
  })

export type RefreshStatistics = ReturnType<typeof makeRefreshStatistics>
export const RefreshStatistics = token<RefreshStatistics>('registers/RefreshStatistics')
