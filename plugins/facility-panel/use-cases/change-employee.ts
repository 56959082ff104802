import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { EmployeeChanges } from '../contract/employee.ts'
import { StaffChanged } from '../contract/events.ts'
import type { Employees } from '../domain/employees.port.ts'
import type { FindEmployee } from '../services/find-employee.ts'

interface Dependencies {
  readonly findEmployee: FindEmployee
  readonly facilities: Facilities
  readonly employees: Employees
  readonly audit: Audit
  readonly events: Events
  readonly transaction: Transaction
}

/** Changes a member of the staff. */
export const makeChangeEmployee = ({ findEmployee, facilities, employees, audit, events, transaction }: Dependencies) =>
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
  }, transaction)

export type ChangeEmployee = ReturnType<typeof makeChangeEmployee>
export const ChangeEmployee = token<ChangeEmployee>('facility-panel/ChangeEmployee')
