import { Effect } from 'effect'
import type { PersonalFiles } from '#core/plugin/personal-data.ts'
import { bytesOf, type FileStore } from '#core/ports/file-store.ts'
import { keyOf, largestFile } from '../domain/addresses.ts'
import type { UploadRepository } from '../domain/uploads.port.ts'

interface Dependencies {
  readonly uploads: UploadRepository
  readonly files: FileStore
}

/** Creates the reader of a person's files for the personal-data export: the largest of each upload. */
export const makeUploadFiles = ({ uploads, files }: Dependencies): PersonalFiles =>
  Effect.fn('uploads.personal-files')(function* ({ accountId }) {
    const members: { readonly path: string; readonly bytes: Uint8Array }[] = []
    for (const upload of yield* uploads.ofAccount(accountId)) {
      const file = yield* files.read(keyOf(upload, largestFile(upload)))
      if (file) members.push({ path: `${upload.id}/${upload.name}`, bytes: yield* Effect.promise(() => bytesOf(file.content)) })
    }
    return members
  })
