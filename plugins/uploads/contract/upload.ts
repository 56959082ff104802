import { Schema } from 'effect'
import { isUuid } from '#core/kernel/uuid.ts'
import { FileBody } from '#core/plugin/body-types.ts'
import { uploadKinds, uploadPurposes } from './purposes.ts'

/** Longest alternative text of a picture. */
export const maxAlt = 250

/** Addresses of a picture by width, as WebP, and those of all widths in both formats as `srcset`; `avif` is `null` for an animation. */
export const PictureVariants = Schema.Struct({
  '320': Schema.String,
  '640': Schema.String,
  '1280': Schema.String,
  webp: Schema.String,
  avif: Schema.NullOr(Schema.String),
})
export type PictureVariants = typeof PictureVariants.Type

/** Addresses of the picture of a PDF's first page by width, as WebP, and the size of the larger one. */
export const FirstPage = Schema.Struct({
  '320': Schema.String,
  '640': Schema.String,
  width: Schema.Number,
  height: Schema.Number,
})
export type FirstPage = typeof FirstPage.Type

/**
 * An uploaded file (decisions §11). `url` of a private file is valid for ten minutes; `variants` is `null` unless it
 * is a picture of several widths; `preview` is `null` unless it is a PDF whose first page could be drawn; `size` is the
 * number of bytes at `url`; `name` that of its download.
 */
export const UploadView = Schema.Struct({
  id: Schema.String,
  url: Schema.String,
  variants: Schema.NullOr(PictureVariants),
  preview: Schema.NullOr(FirstPage),
  mime: Schema.String,
  kind: Schema.Literals(uploadKinds),
  size: Schema.Number,
  width: Schema.NullOr(Schema.Number),
  height: Schema.NullOr(Schema.Number),
  alt: Schema.String,
  name: Schema.String,
}).annotate({ identifier: 'UploadView' })
export type UploadView = typeof UploadView.Type

/** A file and its purpose; `facility_id` is required for purposes of a facility and has no meaning for others. */
export const NewUpload = Schema.Struct({
  file: FileBody,
  purpose: Schema.Literals(uploadPurposes),
  facility_id: Schema.optional(Schema.String.check(Schema.makeFilter(isUuid, { message: 'FIELD_INVALID' }))),
  alt: Schema.optional(Schema.String.check(Schema.isMaxLength(maxAlt, { message: 'FIELD_TOO_LONG' }))),
})
export type NewUpload = typeof NewUpload.Type

/** Path parameter with the id of an upload. */
export const ByUpload = Schema.Struct({ id: Schema.String })
