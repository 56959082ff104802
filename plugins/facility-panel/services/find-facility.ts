import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define } from '#core/kernel/define.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'

/** Finds a facility that exists and that the actor may change. */
export const FindFacility = define('facility-panel/FindFacility', { panelFacilities: PanelFacilities }, ({ panelFacilities }) =>
  Effect.fn('facility-panel.find')(function* (actor: Actor, id: string, permission: FacilityPermission) {
    const facility = yield* panelFacilities.byId(id)
    if (!facility) return yield* new FacilityNotFound()
    yield* requirePermission(actor, permission, id)
    return facility
  }),
)
