import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { EmployeeView } from '../contract/employee.ts'
import type { EmployeePhoto } from '../contract/employee-photo.ts'

/** Repository of the staff of facilities. */
export interface Employees {
  /** Returns the staff of a facility in its order. */
  of(facilityId: string): Effect.Effect<readonly EmployeeView[]>
  byId(id: string): Effect.Effect<EmployeeView | null>
  /** Adds an employee as the last one, or changes one; the photo has a method of its own. */
  save(employee: EmployeeView): Effect.Effect<void>
  setPhoto(id: string, photo: EmployeePhoto | null): Effect.Effect<void>
  /** Returns the staff of facilities that were deleted before a moment (ISO 8601), at most 500. */
  ofFacilitiesDeletedBefore(at: string): Effect.Effect<readonly EmployeeView[]>
  remove(id: string): Effect.Effect<void>
  /** Stores the order of all employees of a facility. */
  sort(facilityId: string, ids: readonly string[]): Effect.Effect<void>
}
export const Employees = token<Employees>('facility-panel/Employees')
