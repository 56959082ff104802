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
