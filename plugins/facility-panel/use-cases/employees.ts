import { Effect } from 'effect'
import { requirePermission } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { newId } from '#core/kernel/ids.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { EmployeesFull } from '../contract/errors.ts'
import { StaffChanged } from '../contract/events.ts'
import { listLimits } from '../contract/limits.ts'
import { writeData } from '../contract/permissions.ts'
import { Employees } from '../domain/panel.port.ts'
import { ApplyStaffChange, LockEmployee, ReorderEmployees } from '../services/employees.ts'

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
  { facilities: Facilities, employees: Employees, applyChange: ApplyStaffChange, clock: Clock, transaction: Transaction },
  ({ facilities, employees, applyChange, clock, transaction }) =>
    Effect.fn('facility-panel.add-employee')(function* (actor, { consent: _, ...given }) {
      const { facility_id } = given
      yield* requirePermission(actor, writeData, facility_id)
      const [locked] = yield* facilities.lock([facility_id])
      if (locked === undefined) return yield* new FacilityNotFound()
      if ((yield* employees.of(facility_id)).length >= listLimits.employees) return yield* new EmployeesFull()
      const employee = { ...given, id: newId(), consent_at: clock.now().toISOString(), photo: null }
      return yield* applyChange(actor, 'added', employee, employees.save)
    }, transaction),
)

/** Changes a member of the staff. */
export const ChangeEmployee = handler(
  facilityPanelApi.changeEmployee,
  { lockEmployee: LockEmployee, employees: Employees, applyChange: ApplyStaffChange, transaction: Transaction },
  ({ lockEmployee, employees, applyChange, transaction }) =>
    Effect.fn('facility-panel.change-employee')(function* (actor, { id, ...changes }) {
      const employee = yield* lockEmployee(actor, id)
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      return yield* applyChange(actor, 'changed', { ...employee, ...given }, employees.save, { fields: Object.keys(given) })
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
  { lockEmployee: LockEmployee, employees: Employees, uploads: Uploads, applyChange: ApplyStaffChange, transaction: Transaction },
  ({ lockEmployee, employees, uploads, applyChange, transaction }) =>
    Effect.fn('facility-panel.remove-employee')(function* (actor, { id }) {
      const employee = yield* lockEmployee(actor, id)
      yield* applyChange(actor, 'removed', employee, () => employees.remove(id))
      if (employee.photo) yield* uploads.remove([employee.photo.id])
      return yield* employees.of(employee.facility_id)
    }, transaction),
)
