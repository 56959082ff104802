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

/** Removes the photo of a member of the staff together with its files. */
export const makeRemoveEmployeePhoto = ({ findEmployee, facilities, employees, uploads, audit, events, transaction }: Dependencies) =>
  Effect.fn('facility-panel.remove-employee-photo')(function* (actor: Actor, { id }: { readonly id: string }) {
    const { facility_id } = yield* findEmployee(actor, id)
    yield* facilities.lock([facility_id])
    const employee = yield* findEmployee(actor, id)
    if (employee.photo === null) return employee
    yield* employees.setPhoto(id, null)
    yield* uploads.remove([employee.photo.id])
    yield* audit.record({
      actor,
      action: 'facility-panel.employee-photo-removed',
      subject: null,
      about: { facility: facility_id, employee: id },
    })
    yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
    return { ...employee, photo: null }
  }, transaction)

export type RemoveEmployeePhoto = ReturnType<typeof makeRemoveEmployeePhoto>
export const RemoveEmployeePhoto = token<RemoveEmployeePhoto>('facility-panel/RemoveEmployeePhoto')
