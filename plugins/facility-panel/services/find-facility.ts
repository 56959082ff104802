import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { token } from '#core/kernel/token.ts'
import type { PanelFacilities } from '../domain/panel.ports.ts'

/** Finds a facility that exists and that the actor may change. */
export const makeFindFacility = ({ panelFacilities }: { readonly panelFacilities: PanelFacilities }) =>
  Effect.fn('facility-panel.find')(function* (actor: Actor, id: string, permission: FacilityPermission) {
    const facility = yield* panelFacilities.byId(id)
    if (!facility) return yield* new FacilityNotFound()
    yield* requirePermission(actor, permission, id)
    return facility
  })

export type FindFacility = ReturnType<typeof makeFindFacility>
export const FindFacility = token<FindFacility>('facility-panel/FindFacility')
