import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { EmployeeChanges } from '../contract/employee.ts'
import { StaffChanged } from '../contract/events.ts'
import { Employees } from '../domain/employees.port.ts'
import { FindEmployee } from '../services/find-employee.ts'

/** Changes a member of the staff. */
export const ChangeEmployee = define(
  'facility-panel/ChangeEmployee',
  { findEmployee: FindEmployee, facilities: Facilities, employees: Employees, audit: Audit, events: Events, transaction: Transaction },
  ({ findEmployee, facilities, employees, audit, events, transaction }) =>
    Effect.fn('facility-panel.change-employee')(function* (actor: Actor, { id, ...changes }: EmployeeChanges) {
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
