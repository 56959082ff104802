import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { AuditRecord } from '#core/ports/audit.ts'
import type { EmployeeView } from '../contract/employee.ts'
import { EmployeeNotFound } from '../contract/errors.ts'
import { StaffChanged } from '../contract/events.ts'
import { writeData } from '../contract/permissions.ts'
import { Employees } from '../domain/panel.port.ts'

/** Finds an employee; those of a facility that the actor may not change are not found. */
export const FindEmployee = define('facility-panel/FindEmployee', { employees: Employees }, ({ employees }) =>
  Effect.fn('facility-panel.find-employee')(function* (actor: Actor, id: string) {
    if (actor.kind === 'visitor') return yield* new MissingJwt()
    const employee = yield* employees.byId(id)
    if (!employee || !hasPermission(actor, writeData, employee.facility_id)) return yield* new EmployeeNotFound()
    return employee
  }),
)

/**
 * Puts the staff of a facility in another order, in the caller's transaction; those that are not named come last, in
 * their order. Returns all.
 */
export const ReorderEmployees = define('facility-panel/ReorderEmployees', { employees: Employees }, ({ employees }) =>
  Effect.fn('facility-panel.reorder-employees')(function* (facilityId: string, ids: readonly string[]) {
    const before = yield* employees.of(facilityId)
    if (ids.some((id) => !before.some((one) => one.id === id))) return yield* new EmployeeNotFound()
    if (before.length === 0) return before
    const named = [...new Set(ids)]
    yield* employees.sort(facilityId, [...named, ...before.map(({ id }) => id).filter((id) => !named.includes(id))])
    return yield* employees.of(facilityId)
  }),
)

/** Act on a member of the staff of a facility, for the audit log. */
export type StaffAct = 'added' | 'changed' | 'removed' | 'photo-set' | 'photo-removed'

/** Stores a change of a member of the staff with its audit entry; readers of the profile see it at once. */
export const ApplyStaffChange = define(
  'facility-panel/ApplyStaffChange',
  { applyChange: ApplyChange },
  ({ applyChange }) =>
    <E>(
      actor: Actor,
      act: StaffAct,
      employee: EmployeeView,
      save: (employee: EmployeeView) => Effect.Effect<unknown, E>,
      details: AuditRecord['about'] = {},
    ) =>
      applyChange(
        actor,
        {
          aggregate: employee,
          audit: {
            action: `facility-panel.employee-${act}`,
            subject: null,
            about: { facility: employee.facility_id, employee: employee.id, ...details },
          },
          events: [StaffChanged.of({ facilityId: employee.facility_id })],
        },
        save,
      ),
)

/** Locks the facility of an employee; returns the employee as it is then, since it may have been changed or removed meanwhile. */
export const LockEmployee = define(
  'facility-panel/LockEmployee',
  { findEmployee: FindEmployee, facilities: Facilities },
  ({ findEmployee, facilities }) =>
    Effect.fn('facility-panel.lock-employee')(function* (actor: Actor, id: string) {
      yield* facilities.lock([(yield* findEmployee(actor, id)).facility_id])
      return yield* findEmployee(actor, id)
    }),
)
