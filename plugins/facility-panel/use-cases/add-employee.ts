import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { NewEmployee } from '../contract/employee.ts'
import { EmployeesFull } from '../contract/errors.ts'
import { StaffChanged } from '../contract/events.ts'
import { listLimits } from '../contract/limits.ts'
import { writeData } from '../contract/permissions.ts'
import type { Employees } from '../domain/employees.port.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly employees: Employees
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Adds a member of the staff, whose consent the owner has confirmed. */
export const makeAddEmployee = ({ facilities, employees, audit, events, clock, transaction }: Dependencies) =>
  Effect.fn('facility-panel.add-employee')(function* (actor: Actor, { consent: _, ...given }: typeof NewEmployee.Type) {
    const { facility_id } = given
    yield* requirePermission(actor, writeData, facility_id)
    const [locked] = yield* facilities.lock([facility_id])
    if (locked === undefined) return yield* new FacilityNotFound()
    if ((yield* employees.of(facility_id)).length >= listLimits.employees) return yield* new EmployeesFull()
    const employee = { ...given, id: newId(), consent_at: clock.now().toISOString(), photo: null }
    yield* employees.save(employee)
    yield* audit.record({
      actor,
      action: 'facility-panel.employee-added',
      subject: null,
      about: { facility: facility_id, employee: employee.id },
    })
    yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
    return employee
  }, transaction)

export type AddEmployee = ReturnType<typeof makeAddEmployee>
export const AddEmployee = token<AddEmployee>('facility-panel/AddEmployee')
