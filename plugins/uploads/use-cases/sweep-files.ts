import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { eachChunk } from '#core/kernel/each-chunk.ts'
import { Clock } from '#core/ports/clock.ts'
import { FileStore, type StoredFile } from '#core/ports/file-store.ts'
import { looseHours } from '../contract/limits.ts'
import { folders, uploadOfKey } from '../domain/addresses.ts'
import { UploadRepository } from '../domain/uploads.port.ts'

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
