import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { StaffChanged } from '../contract/events.ts'
import type { Employees } from '../domain/employees.port.ts'
import type { FindEmployee } from '../services/find-employee.ts'

interface Dependencies {
  readonly findEmployee: FindEmployee
  readonly employees: Employees
  readonly audit: Audit
  readonly events: Events
  readonly transaction: Transaction
}

/** Removes a member of the staff; nothing of the person remains. Returns the others. */
export const makeRemoveEmployee = ({ findEmployee, employees, audit, events, transaction }: Dependencies) =>
  Effect.fn('facility-panel.remove-employee')(function* (actor: Actor, { id }: { readonly id: string }) {
    const { facility_id } = yield* findEmployee(actor, id)
    yield* employees.remove(id)
    yield* audit.record({ actor, action: 'facility-panel.employee-removed', subject: null, about: { facility: facility_id, employee: id } })
    yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
    return yield* employees.of(facility_id)
  }, transaction)

export type RemoveEmployee = ReturnType<typeof makeRemoveEmployee>
export const RemoveEmployee = token<RemoveEmployee>('facility-panel/RemoveEmployee')
