import { uploadsApi } from './api.ts'

export { firstPageOf, mainFile, pictureOf } from './file-addresses.ts'
export { acceptedBy, type UploadPurpose } from './purposes.ts'
export type { StoredFile } from './stored-file.ts'
export type { UploadView } from './upload.ts'

/** Routes for `UploadField` of the app kit: one stores a file, the other removes one that was not used. */
export const { uploadFile, removeUpload } = uploadsApi
