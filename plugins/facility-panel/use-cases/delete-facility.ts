import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { FacilityDeleted } from '../contract/events.ts'
import { writeOwnership } from '../contract/permissions.ts'
import type { FindFacility } from '../services/find-facility.ts'

interface Dependencies {
  readonly findFacility: FindFacility
  readonly facilities: Facilities
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl')

/** Deletes a facility after its name was typed: its page answers 410 and no list shows it any more. */
export const makeDeleteFacility = ({ findFacility, facilities, audit, events, clock, transaction }: Dependencies) =>
  Effect.fn('facility-panel.delete')(function* (actor: Actor, { id, confirm }: { readonly id: string; readonly confirm: string }) {
    yield* facilities.lock([id])
    const facility = yield* findFacility(actor, id, writeOwnership)
    if (plain(confirm) !== plain(facility.name)) return yield* new Validation({ schema: { confirm: ['NAME_NOT_CONFIRMED'] } })
    yield* facilities.markDeleted(id, clock.now())
    yield* audit.record({ actor, action: 'facility-panel.facility-deleted', subject: null, about: { facility: id } })
    yield* events.emit(FacilityDeleted.of({ facilityId: id }))
    return { status: 'deleted' as const }
  }, transaction)

export type DeleteFacility = ReturnType<typeof makeDeleteFacility>
export const DeleteFacility = token<DeleteFacility>('facility-panel/DeleteFacility')
