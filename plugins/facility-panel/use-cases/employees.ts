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
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { EmployeesFull } from '../contract/errors.ts'
import { StaffChanged } from '../contract/events.ts'
import { listLimits } from '../contract/limits.ts'
import { writeData } from '../contract/permissions.ts'
import { Employees } from '../domain/employees.port.ts'
import { FindEmployee, ReorderEmployees } from '../services/employees.ts'

/** Lists the staff of a facility in its order. */
export const ListEmployees = handler(facilityPanelApi.listEmployees, { employees: Employees }, ({ employees }) =>
  Effect.fn('facility-panel.list-employees')(function* (actor, { facility_id }) {
    yield* requirePermission(actor, writeData, facility_id)
    return yield* employees.of(facility_id)
  }),
)

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
