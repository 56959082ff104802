import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { StaffChanged } from '../contract/events.ts'
import { Employees } from '../domain/employees.port.ts'
import { FindEmployee } from '../services/find-employee.ts'

/** Changes a member of the staff. */
export const ChangeEmployee = handler(
  facilityPanelApi.changeEmployee,
  { findEmployee: FindEmployee, facilities: Facilities, employees: Employees, audit: Audit, events: Events, transaction: Transaction },
  ({ findEmployee, facilities, employees, audit, events, transaction }) =>
    Effect.fn('facility-panel.change-employee')(function* (actor, { id, ...changes }) {
      // Read again under the lock: the employee may have been removed meanwhile.
      yield* facilities.lock([(yield* findEmployee(actor, id)).facility_id])
      const employee = yield* findEmployee(actor, id)
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const changed = { ...employee, ...given }
      yield* employees.save(changed)
      yield* audit.record({
        actor,
        action: 'facility-panel.employee-changed',
        subject: null,
        about: { facility: employee.facility_id, employee: id, fields: Object.keys(given) },
      })
      yield* events.emit(StaffChanged.of({ facilityId: employee.facility_id }))
      return changed
    }, transaction),
)
