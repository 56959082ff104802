import type { ServedFile } from '#core/plugin/served-files.ts'
import { keyOf, pictureFile } from '../domain/addresses.ts'
import { purposeRules } from '../domain/purpose-rules.ts'
import type { Upload } from '../domain/upload.ts'

const pictureMimes: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** Returns the type of a picture by the name of its file, `640.avif`; `null` for other files. */
export const pictureMimeOf = (file: string): string | null => pictureMimes[pictureFile.exec(file)?.[1] ?? ''] ?? null

/** Returns a file of an upload as it is served: pictures are shown, everything else is a download; `null` where it has no such file. */
export const servedFileOf = (upload: Upload, file: string): ServedFile | null => {
  if (!upload.files.includes(file)) return null
  const mime = pictureMimeOf(file)
  return {
    key: keyOf(upload, file),
    mime: mime ?? upload.mime,
    cache: purposeRules[upload.purpose].isPrivate ? 'never' : 'forever',
    download: mime === null ? upload.name : null,
  }
}
