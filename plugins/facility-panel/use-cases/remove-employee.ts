import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { StaffChanged } from '../contract/events.ts'
import { Employees } from '../domain/employees.port.ts'
import { FindEmployee } from '../services/find-employee.ts'

/** Removes a member of the staff; neither data nor photo of the person remain. Returns the others. */
export const RemoveEmployee = handler(
  facilityPanelApi.removeEmployee,
  {
    findEmployee: FindEmployee,
    facilities: Facilities,
    employees: Employees,
    uploads: Uploads,
    audit: Audit,
    events: Events,
    transaction: Transaction,
  },
  ({ findEmployee, facilities, employees, uploads, audit, events, transaction }) =>
    Effect.fn('facility-panel.remove-employee')(function* (actor, { id }) {
      const { facility_id } = yield* findEmployee(actor, id)
      // Read again under the lock: another photo may have been set meanwhile.
      yield* facilities.lock([facility_id])
      const { photo } = yield* findEmployee(actor, id)
      yield* employees.remove(id)
      if (photo) yield* uploads.remove([photo.id])
      yield* audit.record({
        actor,
        action: 'facility-panel.employee-removed',
        subject: null,
        about: { facility: facility_id, employee: id },
      })
      yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
      return yield* employees.of(facility_id)
    }, transaction),
)
