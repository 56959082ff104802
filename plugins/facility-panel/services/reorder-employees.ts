import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { EmployeeNotFound } from '../contract/errors.ts'
import type { Employees } from '../domain/employees.port.ts'

/**
 * Puts the staff of a facility in another order, in the caller's transaction; those that are not named come last, in
 * their order. Returns all.
 */
export const makeReorderEmployees = ({ employees }: { readonly employees: Employees }) =>
  Effect.fn('facility-panel.reorder-employees')(function* (facilityId: string, ids: readonly string[]) {
    const before = yield* employees.of(facilityId)
    if (ids.some((id) => !before.some((one) => one.id === id))) return yield* new EmployeeNotFound()
    if (before.length === 0) return before
    const named = [...new Set(ids)]
    yield* employees.sort(facilityId, [...named, ...before.map(({ id }) => id).filter((id) => !named.includes(id))])
    return yield* employees.of(facilityId)
  })

export type ReorderEmployees = ReturnType<typeof makeReorderEmployees>
export const ReorderEmployees = token<ReorderEmployees>('facility-panel/ReorderEmployees')
