import { Schema } from 'effect'
import { PictureVariants } from '#plugins/uploads/contract/upload.ts'

const picture = {
  url: Schema.String,
  variants: Schema.NullOr(PictureVariants),
  width: Schema.NullOr(Schema.Number),
  height: Schema.NullOr(Schema.Number),
}

/** Photo of a member of the staff; `id` is that of its upload, `consent_at` the day on which the person's consent to it was confirmed. */
export const EmployeePhoto = Schema.Struct({ id: Schema.String, ...picture, consent_at: Schema.String }).annotate({
  identifier: 'EmployeePhoto',
})
export type EmployeePhoto = typeof EmployeePhoto.Type

/** Photo as parents see it; unknown members may be missing. */
export const StaffPhoto = Schema.Struct({
  url: picture.url,
  variants: Schema.optional(picture.variants),
  width: Schema.optional(picture.width),
  height: Schema.optional(picture.height),
})

/** Upload that becomes the photo of an employee who has agreed to it. */
export const NewEmployeePhoto = Schema.Struct({
  id: Schema.String,
  upload_id: Schema.String,
  consent: Schema.Literal(true).annotate({ message: 'CONSENT_REQUIRED' }),
})
export type NewEmployeePhoto = typeof NewEmployeePhoto.Type
