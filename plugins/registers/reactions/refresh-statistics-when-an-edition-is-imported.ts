import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { EditionImported } from '../contract/events.ts'

/**
 * Refreshes the planner statistics after an import: an edition writes tens of thousands of rows at once, and autovacuum
 * would analyze them later.
 */
export const RefreshStatistics = define('registers/RefreshStatistics', { facilities: Facilities }, ({ facilities }) =>
  Effect.fn('registers.refresh-statistics')(function* (_: Actor, imported: EditionImported) {
    if (imported.new + imported.changed + imported.gone > 0) yield* facilities.refreshStatistics()
  }),
)
