import { Schema } from 'effect'
import { maxPhotos } from '#core/facilities/max-photos.ts'
import { FocalPointSchema } from '#core/kernel/focal-point-schema.ts'
import { maxAlt, PictureVariants } from '#plugins/uploads/contract/upload.ts'

/** Addresses and size of a photo, as it was when it was added; its files never change. */
export const StoredPicture = Schema.Struct({
  url: Schema.String,
  variants: Schema.NullOr(PictureVariants),
  width: Schema.NullOr(Schema.Number),
  height: Schema.NullOr(Schema.Number),
})
export type StoredPicture = typeof StoredPicture.Type

/** Point that its owner has chosen to stay in sight where the photo is cropped; `null`: none. */
const focus = Schema.NullOr(FocalPointSchema)

/** Photo of a gallery; `id` is that of its upload. `visible`: the package has room for it, so that parents see it. */
export const GalleryPhoto = Schema.Struct({
  id: Schema.String,
  ...StoredPicture.fields,
  alt: Schema.String,
  focus,
  visible: Schema.Boolean,
}).annotate({ identifier: 'GalleryPhoto' })
export type GalleryPhoto = typeof GalleryPhoto.Type

/** Gallery as its owner edits it: the first photo is the cover. `limit`: how many photos the package allows, `null`: without limit. */
export const GalleryView = Schema.Struct({
  facility_id: Schema.String,
  version: Schema.Number,
  photos: Schema.Array(GalleryPhoto),
  limit: Schema.NullOr(Schema.Number),
}).annotate({ identifier: 'Gallery' })
export type GalleryView = typeof GalleryView.Type

const alt = Schema.String.check(
  Schema.isMaxLength(maxAlt, { message: 'FIELD_TOO_LONG' }),
  // PostgreSQL stores neither NUL characters nor unpaired surrogates.
  Schema.isPattern(/^[^\0\p{Cs}]*$/u, { message: 'FIELD_INVALID' }),
)
const version = Schema.optional(Schema.Number)

/** Path parameter with a facility's id. */
export const ByFacility = Schema.Struct({ id: Schema.String })

/** Upload of the caller that becomes the last photo. */
export const NewPhoto = Schema.Struct({ id: Schema.String, upload_id: Schema.String, alt: Schema.optional(alt) })
export type NewPhoto = typeof NewPhoto.Type

/** Photos in their new order; those that are not named come last. `version`: that of the gallery; a stale one is refused. */
export const PhotoOrder = Schema.Struct({
  id: Schema.String,
  version,
  ids: Schema.Array(Schema.String).check(Schema.isMaxLength(maxPhotos)),
})
export type PhotoOrder = typeof PhotoOrder.Type

/** New alternative text of a photo, where an empty one removes it, and new focal point. */
export const PhotoChanges = Schema.Struct({
  id: Schema.String,
  photo: Schema.String,
  version,
  alt: Schema.optional(alt),
  focus: Schema.optional(focus),
})
export type PhotoChanges = typeof PhotoChanges.Type

/** Path parameters of a photo. */
export const ByPhoto = Schema.Struct({ id: Schema.String, photo: Schema.String })
export type ByPhoto = typeof ByPhoto.Type

/** Photos of a facility, as profiles contain them; `on`: day of the last change. */
export const PhotosSlotData = Schema.Struct({
  on: Schema.String,
  photos: Schema.Array(
    Schema.Struct({ id: Schema.String, ...StoredPicture.fields, alt: Schema.String, focus: Schema.optional(FocalPointSchema) }),
  ),
})
