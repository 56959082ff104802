import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { EmployeeNotFound } from '../contract/errors.ts'
import { Employees } from '../domain/employees.port.ts'

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
