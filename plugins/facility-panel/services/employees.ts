import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { EmployeeNotFound } from '../contract/errors.ts'
import { writeData } from '../contract/permissions.ts'
import { Employees } from '../domain/employees.port.ts'

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
