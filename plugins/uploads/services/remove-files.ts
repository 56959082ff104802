import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { FileStore } from '#core/ports/file-store.ts'
import { folders } from '../domain/addresses.ts'

/** Removes all files of uploads that have no row, whatever their names. */
export const RemoveFilesOf = define('uploads/RemoveFilesOf', { files: FileStore }, ({ files }) =>
  Effect.fn('uploads.remove-files-of')(function* (ids: readonly string[]) {
    for (const id of ids) {
      const keys = yield* Effect.promise(async () => {
        const found: string[] = []
        for (const folder of Object.values(folders)) for await (const { key } of files.list(`${folder}/${id}/`)) found.push(key)
        return found
      })
      yield* files.remove(keys)
    }
  }),
)
