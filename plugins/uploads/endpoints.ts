import { implement } from '#core/plugin/implement.ts'
import { uploadsApi } from './contract/api.ts'
import { RemoveUpload } from './use-cases/remove-upload.ts'
import { UploadFile } from './use-cases/upload-file.ts'

/** Endpoints of uploads. */
export const uploadsEndpoints = implement(uploadsApi, { uploadFile: UploadFile, removeUpload: RemoveUpload })
