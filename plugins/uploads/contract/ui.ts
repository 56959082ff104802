import { uploadsApi } from './api.ts'

export { acceptedBy, type UploadPurpose } from './purposes.ts'
export { firstPageOf, mainFile, pictureOf, type StoredFile } from './stored-file.ts'
export type { UploadView } from './upload.ts'

/** Routes for `UploadField` of the app kit: one stores a file, the other removes one that was not used. */
export const { uploadFile, removeUpload } = uploadsApi
