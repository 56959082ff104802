import type { PrepareFile } from '#web/ui/forms/use-chosen-file.ts'
import { prepareFile, refuseFile } from './accepted-files.ts'
import { FileRefused } from './file-refused.ts'

/** Returns what is sent of the file of a `FileField`, or the message key of its error. */
export const prepareForField = async (file: File, accept: string): ReturnType<PrepareFile> => {
  const refusal = refuseFile(accept, file)
  if (refusal !== null) return { error: refusal }
  try {
    return await prepareFile(file, accept)
  } catch (error) {
    return { error: error instanceof FileRefused ? error.key : 'error.connection' }
  }
}
