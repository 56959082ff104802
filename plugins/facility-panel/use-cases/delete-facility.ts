import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { FacilityDeleted } from '../contract/events.ts'
import { writeOwnership } from '../contract/permissions.ts'
import { FindFacility } from '../services/read-facility.ts'

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl')

/** Deletes a facility after its name was typed: its page answers 410 and no list shows it any more. */
export const DeleteFacility = handler(
  facilityPanelApi.deleteFacility,
  { findFacility: FindFacility, facilities: Facilities, audit: Audit, events: Events, clock: Clock, transaction: Transaction },
  ({ findFacility, facilities, audit, events, clock, transaction }) =>
    Effect.fn('facility-panel.delete')(function* (actor, { id, confirm }) {
      yield* facilities.lock([id])
      const facility = yield* findFacility(actor, id, writeOwnership)
      if (plain(confirm) !== plain(facility.name)) return yield* new Validation({ schema: { confirm: ['NAME_NOT_CONFIRMED'] } })
      yield* facilities.markDeleted(id, clock.now())
      yield* audit.record({ actor, action: 'facility-panel.facility-deleted', subject: null, about: { facility: id } })
      yield* events.emit(FacilityDeleted.of({ facilityId: id }))
      return { status: 'deleted' as const }
    }, transaction),
)
