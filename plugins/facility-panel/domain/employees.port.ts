import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { EmployeeView } from '../contract/employee.ts'
import type { EmployeePhoto } from '../contract/employee-photo.ts'

/** Employee with the place in the order of the facility. */
export interface StoredEmployee extends EmployeeView {
  readonly sort: number
}

const toView = ({ sort: _, ...employee }: StoredEmployee): EmployeeView => employee

/** Creates the plain part of the repository of staff. */
export const employeesOf = (staff: TableStore<StoredEmployee>) => ({
  /** Returns the staff of a facility in its order. */
  of: (facility_id: string) =>
    Effect.map(staff.find({ facility_id }, { orderBy: { sort: 'asc', id: 'asc' } }), (found) => found.map(toView)),
  byId: (id: string) => Effect.map(staff.byId(id), (found) => found && toView(found)),
  setPhoto: (id: string, photo: EmployeePhoto | null) => Effect.asVoid(staff.update({ id }, { photo })),
  remove: (id: string) => Effect.asVoid(staff.remove({ id })),
})

/** Repository of the staff of facilities. */
export interface Employees extends ReturnType<typeof employeesOf> {
  /** Adds an employee as the last one, or changes one; the photo has a method of its own. */
  save(employee: EmployeeView): Effect.Effect<void>
  /** Returns the staff of facilities that were deleted before a moment (ISO 8601), at most 500. */
  ofFacilitiesDeletedBefore(at: string): Effect.Effect<readonly EmployeeView[]>
  /** Stores the order of all employees of a facility. */
  sort(facilityId: string, ids: readonly string[]): Effect.Effect<void>
}
export const Employees = token<Employees>('facility-panel/Employees')
