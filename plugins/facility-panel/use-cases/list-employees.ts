import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { writeData } from '../contract/permissions.ts'
import { Employees } from '../domain/employees.port.ts'

/** Lists the staff of a facility in its order. */
export const ListEmployees = define('facility-panel/ListEmployees', { employees: Employees }, ({ employees }) =>
  Effect.fn('facility-panel.list-employees')(function* (actor: Actor, { facility_id }: { readonly facility_id: string }) {
    yield* requirePermission(actor, writeData, facility_id)
    return yield* employees.of(facility_id)
  }),
)
