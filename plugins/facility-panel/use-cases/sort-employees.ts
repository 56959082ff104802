import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requirePermission } from '#core/access/permission-checks.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { EmployeeOrder } from '../contract/employee.ts'
import { StaffChanged } from '../contract/events.ts'
import { writeData } from '../contract/permissions.ts'
import type { ReorderEmployees } from '../services/reorder-employees.ts'

interface Dependencies {
  readonly facilities: Facilities
  readonly reorderEmployees: ReorderEmployees
  readonly events: Events
  readonly transaction: Transaction
}

/** Puts the staff of a facility in another order. */
export const makeSortEmployees = ({ facilities, reorderEmployees, events, transaction }: Dependencies) =>
  Effect.fn('facility-panel.sort-employees')(function* (actor: Actor, { facility_id, ids }: typeof EmployeeOrder.Type) {
    yield* requirePermission(actor, writeData, facility_id)
    yield* facilities.lock([facility_id])
    const sorted = yield* reorderEmployees(facility_id, ids)
    yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
    return sorted
  }, transaction)

export type SortEmployees = ReturnType<typeof makeSortEmployees>
export const SortEmployees = token<SortEmployees>('facility-panel/SortEmployees')
