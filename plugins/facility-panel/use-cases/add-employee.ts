import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { EmployeesFull } from '../contract/errors.ts'
import { StaffChanged } from '../contract/events.ts'
import { listLimits } from '../contract/limits.ts'
import { writeData } from '../contract/permissions.ts'
import { Employees } from '../domain/employees.port.ts'

/** Adds a member of the staff, whose consent the owner has confirmed. */
export const AddEmployee = handler(
  facilityPanelApi.addEmployee,
  { facilities: Facilities, employees: Employees, audit: Audit, events: Events, clock: Clock, transaction: Transaction },
  ({ facilities, employees, audit, events, clock, transaction }) =>
    Effect.fn('facility-panel.add-employee')(function* (actor, { consent: _, ...given }) {
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
    }, transaction),
)
