import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { writeData } from '../contract/permissions.ts'
import type { FindEditedFacility } from '../contract/ui.ts'

/** Finds the first facility, by name, that the user may edit. */
export const makeFindEditedFacility = ({ grants }: { readonly grants: Grants }): FindEditedFacility =>
  Effect.fn('facility-panel.find-edited-facility')(function* (actor: Actor) {
    const own = yield* grants.facilitiesOf((yield* requireUser(actor)).id)
    const facility = own.find(({ permissions }) => permissions.includes(writeData.name))
    return facility === undefined ? null : { facility: facility.id }
  })
