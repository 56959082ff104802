import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { StaffChanged } from '../contract/events.ts'
import { writeData } from '../contract/permissions.ts'
import { ReorderEmployees } from '../services/reorder-employees.ts'

/** Puts the staff of a facility in another order. */
export const SortEmployees = handler(
  facilityPanelApi.sortEmployees,
  { facilities: Facilities, reorderEmployees: ReorderEmployees, events: Events, transaction: Transaction },
  ({ facilities, reorderEmployees, events, transaction }) =>
    Effect.fn('facility-panel.sort-employees')(function* (actor, { facility_id, ids }) {
      yield* requirePermission(actor, writeData, facility_id)
      yield* facilities.lock([facility_id])
      const sorted = yield* reorderEmployees(facility_id, ids)
      yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
      return sorted
    }, transaction),
)
