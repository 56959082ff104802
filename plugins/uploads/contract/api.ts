import { Schema } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { ImageTooLarge, InvalidImage } from '#core/ports/pictures.ts'
import { TooManyUploads, UploadInUse, UploadNotFound } from './errors.ts'
import { ByUpload, NewUpload, UploadView } from './upload.ts'

/** HTTP API of uploads (decisions §11, features UP-01). */
export const uploadsApi = defineApi({
  uploadFile: route.post('/api/v1/upload', {
    summary:
      'Stores a file of at most 5 MB for a purpose, by its content and not its name; pictures are encoded anew. It is removed after a day unless something uses it.',
    input: NewUpload,
    output: UploadView,
    access: 'user',
    requestType: 'multipart',
    errors: [InsufficientPermissions, FacilityNotFound, InvalidImage, ImageTooLarge, TooManyUploads, Validation],
    rateLimit: { times: 120, seconds: 600 },
  }),
  removeUpload: route.delete('/api/v1/upload/:id', {
    summary: 'Removes a file that the user has uploaded and nothing uses yet.',
    input: ByUpload,
    output: Schema.Struct({ status: Schema.Literal('removed') }),
    access: 'user',
    errors: [UploadNotFound, UploadInUse],
  }),
})
