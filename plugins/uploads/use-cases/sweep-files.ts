import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { eachChunk } from '#core/kernel/each-chunk.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { FileStore, StoredFile } from '#core/ports/file-store.ts'
import { looseHours } from '../contract/limits.ts'
import { folders, uploadOfKey } from '../domain/addresses.ts'
import type { UploadRepository } from '../domain/uploads.port.ts'

const chunk = 500

/** Whatever the store throws is a defect. */
const isThrown = (_: unknown): _ is never => false

interface Dependencies {
  readonly uploads: UploadRepository
  readonly files: FileStore
  readonly clock: Clock
}

/**
 * Removes files without a row, which processes have left that ended while they stored an upload; only those older than
 * a day, since younger ones may be of a running upload.
 */
export const makeSweepFiles = ({ uploads, files, clock }: Dependencies) =>
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
  })

export type SweepFiles = ReturnType<typeof makeSweepFiles>
export const SweepFiles = token<SweepFiles>('uploads/SweepFiles')
