import { Schema } from 'effect'
import { NonBlankLine, PersonName } from '#core/kernel/field-schemas.ts'
import { EmployeePhoto, StaffPhoto } from './employee-photo.ts'
import { textLimits } from './limits.ts'

/** Member of the staff. Parents see the surname only where `show_surname` is set. */
export const EmployeeView = Schema.Struct({
  id: Schema.String,
  facility_id: Schema.String,
  first_name: Schema.String,
  last_name: Schema.String,
  position: Schema.String,
  show_surname: Schema.Boolean,
  /** Day on which the person's consent was confirmed, ISO 8601 UTC. */
  consent_at: Schema.String,
  photo: Schema.NullOr(EmployeePhoto),
}).annotate({ identifier: 'Employee' })
export type EmployeeView = typeof EmployeeView.Type

const fields = {
  first_name: PersonName,
  last_name: PersonName,
  position: NonBlankLine(textLimits.line),
  show_surname: Schema.Boolean,
}

/** New member of the staff, who has agreed to be named. */
export const NewEmployee = Schema.Struct({
  facility_id: Schema.String,
  ...fields,
  consent: Schema.Literal(true).annotate({ message: 'CONSENT_REQUIRED' }),
})

/** Changes of a member of the staff; missing members stay. */
export const EmployeeChanges = Schema.Struct({
  id: Schema.String,
  first_name: Schema.optional(fields.first_name),
  last_name: Schema.optional(fields.last_name),
  position: Schema.optional(fields.position),
  show_surname: Schema.optional(fields.show_surname),
})
export type EmployeeChanges = typeof EmployeeChanges.Type

/** Path parameter with an employee's id. */
export const ByEmployee = Schema.Struct({ id: Schema.String })

/** Query parameter with a facility's id. */
export const OfFacility = Schema.Struct({ facility_id: Schema.String })

/** All employees of a facility in their new order. */
export const EmployeeOrder = Schema.Struct({ facility_id: Schema.String, ids: Schema.Array(Schema.String).check(Schema.isMaxLength(100)) })

/** Employee as parents see them. */
export const StaffMember = Schema.Struct({ name: Schema.String, position: Schema.String, photo: Schema.optional(StaffPhoto) })

/** Name of the staff of a facility among the data of its profile. */
export const staffSlotKey = 'facility-panel.staff'
/** Staff of a facility, in its order. */
export const StaffSlotData = Schema.Array(StaffMember)
export type StaffSlotData = typeof StaffSlotData.Type
