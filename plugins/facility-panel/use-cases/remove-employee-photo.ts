import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { facilityPanelApi } from '../contract/api.ts'
import { StaffChanged } from '../contract/events.ts'
import { Employees } from '../domain/employees.port.ts'
import { FindEmployee } from '../services/find-employee.ts'

/** Removes the photo of a member of the staff together with its files. */
export const RemoveEmployeePhoto = handler(
  facilityPanelApi.removeEmployeePhoto,
  {
    findEmployee: FindEmployee,
    facilities: Facilities,
    employees: Employees,
    uploads: Uploads,
    audit: Audit,
    events: Events,
    transaction: Transaction,
  },
  ({ findEmployee, facilities, employees, uploads, audit, events, transaction }) =>
    Effect.fn('facility-panel.remove-employee-photo')(function* (actor, { id }) {
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
    }, transaction),
)
