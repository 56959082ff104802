import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import { StaffChanged } from '../contract/events.ts'
import type { Employees } from '../domain/employees.port.ts'
import type { FindEmployee } from '../services/find-employee.ts'

interface Dependencies {
  readonly findEmployee: FindEmployee
  readonly facilities: Facilities
  readonly employees: Employees
  readonly uploads: Uploads
  readonly audit: Audit
  readonly events: Events
  readonly transaction: Transaction
}

/** Removes a member of the staff; neither data nor photo of the person remain. Returns the others. */
export const makeRemoveEmployee = ({ findEmployee, facilities, employees, uploads, audit, events, transaction }: Dependencies) =>
  Effect.fn('facility-panel.remove-employee')(function* (actor: Actor, { id }: { readonly id: string }) {
    const { facility_id } = yield* findEmployee(actor, id)
    // Read again under the lock: another photo may have been set meanwhile.
    yield* facilities.lock([facility_id])
    const { photo } = yield* findEmployee(actor, id)
    yield* employees.remove(id)
    if (photo) yield* uploads.remove([photo.id])
    yield* audit.record({ actor, action: 'facility-panel.employee-removed', subject: null, about: { facility: facility_id, employee: id } })
    yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
    return yield* employees.of(facility_id)
  }, transaction)

export type RemoveEmployee = ReturnType<typeof makeRemoveEmployee>
export const RemoveEmployee = token<RemoveEmployee>('facility-panel/RemoveEmployee')
