import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { UploadNotFound } from '#plugins/uploads/contract/errors.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { Employees } from '../domain/panel.port.ts'
import { ApplyStaffChange, LockEmployee } from '../services/employees.ts'

/** Gives a member of the staff, who has agreed to it, a photo that the actor has uploaded for it; the one before it is removed at once. */
export const SetEmployeePhoto = handler(
  facilityPanelApi.setEmployeePhoto,
  {
    lockEmployee: LockEmployee,
    employees: Employees,
    uploads: Uploads,
    applyChange: ApplyStaffChange,
    clock: Clock,
    transaction: Transaction,
  },
  ({ lockEmployee, employees, uploads, applyChange, clock, transaction }) => {
    return Effect.fn('facility-panel.set-employee-photo')(function* (actor, { id: employeeId, upload_id }) {
      const employee = yield* lockEmployee(actor, employeeId)
      if (employee.photo?.id === upload_id) return employee
      const attachment = {
        purpose: 'employee',
        facilityId: employee.facility_id,
        subject: `facility-panel.employee:${employeeId}`,
      } as const
      const [upload] = yield* uploads.attach(actor, [upload_id], attachment)
      if (!upload) return yield* new UploadNotFound()
      const { id, url, variants, width, height } = upload
      const photo = { id, url, variants, width, height, consent_at: clock.now().toISOString() }
      if (employee.photo) yield* uploads.remove([employee.photo.id])
      const setPhoto = () => employees.setPhoto(employeeId, photo)
      return yield* applyChange(actor, 'photo-set', { ...employee, photo }, setPhoto, { photo: id })
    }, transaction)
  },
)

/** Removes the photo of a member of the staff together with its files. */
export const RemoveEmployeePhoto = handler(
  facilityPanelApi.removeEmployeePhoto,
  { lockEmployee: LockEmployee, employees: Employees, uploads: Uploads, applyChange: ApplyStaffChange, transaction: Transaction },
  ({ lockEmployee, employees, uploads, applyChange, transaction }) =>
    Effect.fn('facility-panel.remove-employee-photo')(function* (actor, { id }) {
      const employee = yield* lockEmployee(actor, id)
      if (employee.photo === null) return employee
      yield* uploads.remove([employee.photo.id])
      return yield* applyChange(actor, 'photo-removed', { ...employee, photo: null }, () => employees.setPhoto(id, null))
    }, transaction),
)

/** Days for which the staff of a deleted facility is stored, so that support can correct a mistake. */
const storedDays = 30

/**
 * Erases names and photos of the staff of facilities that were deleted a while ago. Those of merged ones stay, because
 * a merge can be undone.
 */
export const ClearStaff = define(
  'facility-panel/ClearStaff',
  { employees: Employees, uploads: Uploads, audit: Audit, clock: Clock, transaction: Transaction },
  ({ employees, uploads, audit, clock, transaction }) =>
    Effect.fn('facility-panel.clear-staff')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
      const gone = yield* employees.ofFacilitiesDeletedBefore(new Date(clock.now().getTime() - storedDays * 86_400_000).toISOString())
      for (const { id, photo, facility_id } of gone) {
        yield* employees.remove(id)
        if (photo) yield* uploads.remove([photo.id])
        yield* audit.record({
          actor,
          action: 'facility-panel.employee-erased',
          subject: null,
          about: { facility: facility_id, employee: id },
        })
      }
      return { erased: gone.length }
    }, transaction),
)
