import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import type { Uploads } from '#plugins/uploads/contract/queries.ts'
import type { NewEmployeePhoto } from '../contract/employee-photo.ts'
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
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Gives a member of the staff, who has agreed to it, a photo that the actor has uploaded for it; the one before it is removed at once. */
export const makeSetEmployeePhoto = (dependencies: Dependencies) => {
  const { findEmployee, facilities, employees, uploads, audit, events, clock, transaction } = dependencies
  return Effect.fn('facility-panel.set-employee-photo')(function* (actor: Actor, { id: employeeId, upload_id }: NewEmployeePhoto) {
    const { facility_id } = yield* findEmployee(actor, employeeId)
    // Read again under the lock: the person may have been removed meanwhile.
    yield* facilities.lock([facility_id])
    const employee = yield* findEmployee(actor, employeeId)
    if (employee.photo?.id === upload_id) return employee
    const attachment = { purpose: 'employee', facilityId: facility_id, subject: `facility-panel.employee:${employeeId}` } as const
    const [upload] = yield* uploads.attach(actor, [upload_id], attachment)
    if (!upload) return yield* new UploadNotFound()
    const { id, url, variants, width, height } = upload
    const photo = { id, url, variants, width, height, consent_at: clock.now().toISOString() }
    yield* employees.setPhoto(employeeId, photo)
    if (employee.photo) yield* uploads.remove([employee.photo.id])
    yield* audit.record({
      actor,
      action: 'facility-panel.employee-photo-set',
      subject: null,
      about: { facility: facility_id, employee: employeeId, photo: id },
    })
    yield* events.emit(StaffChanged.of({ facilityId: facility_id }))
    return { ...employee, photo }
  }, transaction)
}

export type SetEmployeePhoto = ReturnType<typeof makeSetEmployeePhoto>
export const SetEmployeePhoto = token<SetEmployeePhoto>('facility-panel/SetEmployeePhoto')
