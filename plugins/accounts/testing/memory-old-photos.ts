import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import type { OldPhoto, OldPhotos } from '../domain/old-photos.port.ts'

/** Creates an in-memory repository of photos of earlier versions. */
export const makeMemoryOldPhotos = () => {
  const { rows, snapshot, all } = makeTable<OldPhoto>()
  const repository: OldPhotos = {
    byName: (name) => Effect.sync(() => all().find((one) => one.name === name) ?? null),
    lockNext: () => Effect.sync(() => all()[0] ?? null),
    remove: (accountId) => Effect.sync(() => void rows.delete(accountId)),
  }
  return { ...repository, rows, snapshot }
}
