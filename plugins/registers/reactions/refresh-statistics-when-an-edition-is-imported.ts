import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { EditionImported } from '../contract/events.ts'

/** An edition brings tens of thousands of rows at once: the planner is told of them now, not when the database finds time. */
export const makeRefreshStatistics = ({ facilities }: { readonly facilities: Facilities }) =>
  Effect.fn('registers.refresh-statistics')(function* (_: Actor, imported: EditionImported) {
    if (imported.new + imported.changed + imported.gone > 0) yield* facilities.refreshStatistics()
  })

export type RefreshStatistics = ReturnType<typeof makeRefreshStatistics>
export const RefreshStatistics = token<RefreshStatistics>('registers/RefreshStatistics')
