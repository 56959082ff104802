import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { define, provide } from '#core/kernel/define.ts'
import { FacilitySettings } from '../contract/queries.ts'
import { PanelFacilities } from '../domain/panel.port.ts'

/** Finds a facility that exists and that the actor may change. */
export const FindFacility = define('facility-panel/FindFacility', { panelFacilities: PanelFacilities }, ({ panelFacilities }) =>
  Effect.fn('facility-panel.find')(function* (actor: Actor, id: string, permission: FacilityPermission) {
    const facility = yield* panelFacilities.byId(id)
    if (!facility) return yield* new FacilityNotFound()
    yield* requirePermission(actor, permission, id)
    return facility
  }),
)

/** Creates the query about the settings of a facility. */
export const makeFacilitySettings = provide(
  FacilitySettings,
  { panelFacilities: PanelFacilities },
  ({ panelFacilities }): FacilitySettings => ({
    of: (facilityId) =>
      panelFacilities.byId(facilityId).pipe(Effect.map((found) => ({ notify_opinions: true, notify_questions: true, ...found?.settings }))),
  }),
)
