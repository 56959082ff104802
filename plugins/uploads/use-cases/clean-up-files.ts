import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { eachChunk } from '#core/kernel/each-chunk.ts'
import { Clock } from '#core/ports/clock.ts'
import { FileStore, type StoredFile } from '#core/ports/file-store.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { looseHours } from '../contract/limits.ts'
import { folders, uploadOfKey } from '../domain/addresses.ts'
import { RemovedUploads, UploadRepository } from '../domain/uploads.port.ts'
import { RemoveFilesOf } from '../services/remove-files.ts'

const chunk = 500

/** Whatever the store throws is a defect. */
const isThrown = (_: unknown): _ is never => false

/**
 * Removes files without a row, which processes have left that ended while they stored an upload; only those older than
 * a day, since younger ones may be of a running upload.
 */
export const SweepFiles = define(
  'uploads/SweepFiles',
  { uploads: UploadRepository, files: FileStore, clock: Clock },
  ({ uploads, files, clock }) =>
    Effect.fn('uploads.sweep-files')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      const before = new Date(clock.now().getTime() - looseHours * 3_600_000)
      let removed = 0
      for (const folder of Object.values(folders))
        yield* eachChunk<StoredFile, never>(isThrown)(files.list(`${folder}/`), chunk, (found) =>
          Effect.gen(function* () {
            const old = found.filter(({ modified }) => modified < before).map(({ key }) => key)
            const unknown = new Set(yield* uploads.unknownOf([...new Set(old.map(uploadOfKey))]))
            const keys = old.filter((key) => unknown.has(uploadOfKey(key)))
            yield* files.remove(keys)
            removed += keys.length
          }),
        )
      yield* files.removeDrafts(before)
      return { removed }
    }),
)

const batch = 100

/**
 * Removes the files of uploads whose rows were removed: at once by their uploader, with an account, or because nothing
 * used them for a day.
 */
export const RemoveFiles = define(
  'uploads/RemoveFiles',
  { removed: RemovedUploads, removeFilesOf: RemoveFilesOf, transaction: Transaction },
  ({ removed, removeFilesOf, transaction }) => {
    const removeBatch = Effect.gen(function* () {
      const ids = yield* removed.take(batch)
      yield* removeFilesOf(ids)
      yield* removed.forget(ids)
      return ids.length
    })
    return Effect.fn('uploads.remove-files')(function* (_: Actor, _nothing: Readonly<Record<string, never>>) {
      let total = 0
      for (let last = batch; last === batch; total += last) last = yield* transaction(removeBatch)
      return { removed: total }
    })
  },
)
