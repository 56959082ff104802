import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { PersonalFiles } from '#core/plugin/personal-data.ts'
import { bytesOf, FileStore } from '#core/ports/file-store.ts'
import { mainFile } from '../contract/file-addresses.ts'
import { keyOf } from '../domain/addresses.ts'
import { UploadRepository } from '../domain/uploads.port.ts'

/** Creates the reader of a person's files for the personal-data export: the main one of each upload. */
export const UploadFiles = define(
  'uploads/UploadFiles',
  { uploads: UploadRepository, files: FileStore },
  ({ uploads, files }): PersonalFiles =>
    Effect.fn('uploads.personal-files')(function* ({ accountId }) {
      const members: { readonly path: string; readonly bytes: Uint8Array }[] = []
      for (const upload of yield* uploads.ofAccount(accountId)) {
        const file = yield* files.read(keyOf(upload, mainFile(upload)))
        if (file) members.push({ path: `${upload.id}/${upload.name}`, bytes: yield* Effect.promise(() => bytesOf(file.content)) })
      }
      return members
    }),
)
