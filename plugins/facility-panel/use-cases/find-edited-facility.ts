import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { provide } from '#core/kernel/define.ts'
import { writeData } from '../contract/permissions.ts'
import { FindEditedFacility } from '../contract/ui.ts'
import { PanelFacilities } from '../domain/panel.ports.ts'

/** Finds the facility that the user has opened last and may still edit, else the first one by name. */
export const makeFindEditedFacility = provide(
  FindEditedFacility,
  { grants: Grants, panelFacilities: PanelFacilities },
  ({ grants, panelFacilities }): FindEditedFacility =>
    Effect.fn('facility-panel.find-edited-facility')(function* (actor: Actor) {
      const user = yield* requireUser(actor)
      const own = (yield* grants.facilitiesOf(user.id)).filter(({ permissions }) => permissions.includes(writeData.name))
      const last = yield* panelFacilities.lastOpened(user.id)
      const facility = own.find(({ id }) => id === last) ?? own[0]
      return facility === undefined ? null : { facility: facility.id }
    }),
)
