import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { writeData } from '../contract/permissions.ts'
import type { Employees } from '../domain/employees.port.ts'

/** Lists the staff of a facility in its order. */
export const makeListEmployees = ({ employees }: { readonly employees: Employees }) =>
  Effect.fn('facility-panel.list-employees')(function* (actor: Actor, { facility_id }: { readonly facility_id: string }) {
    yield* requirePermission(actor, writeData, facility_id)
    return yield* employees.of(facility_id)
  })

export type ListEmployees = ReturnType<typeof makeListEmployees>
export const ListEmployees = token<ListEmployees>('facility-panel/ListEmployees')
