import { Effect } from 'effect'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeList } from '#adapters/memory/recoverable.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { Upload } from '../domain/upload.ts'
import { type RemovedUploads, type UploadRepository, uploadsOf } from '../domain/uploads.port.ts'

/** Creates in-memory repositories of uploads; `facilities` are the ids that exist. */
export const makeMemoryUploads = () => {
  const table = makeMemoryStore<Upload>()
  const { rows } = table
  const removed = makeList<string>()
  const facilities = new Set<string>()
  const drop = (id: string) => {
    if (rows.delete(id)) removed.items.push(id)
  }
  const remove: TableStore<Upload>['remove'] = (where) =>
    Effect.map(table.find(where), (found) => {
      for (const { id } of found) drop(id)
      return found.length
    })
  const uploads: UploadRepository = {
    ...uploadsOf({ ...table, remove }),
    lock: () => Effect.void,
    unknownOf: (ids) => Effect.sync(() => ids.filter((id) => !rows.has(id))),
  }
  const queue: RemovedUploads = {
    take: (limit) => Effect.sync(() => removed.items.slice(0, limit)),
    forget: (ids) =>
      Effect.sync(() => {
        const left = removed.items.filter((id) => !ids.includes(id))
        removed.items.length = 0
        removed.items.push(...left)
      }),
  }
  const known = makeMemoryKnownFacilities(() => [...facilities].map((id) => aKnownFacility({ id })))
  return {
    uploads,
    removed: queue,
    facilities: known,
    rows,
    facilityIds: facilities,
    drop,
    ...joined(table, removed),
  }
}
