import { Effect } from 'effect'
import { aKnownFacility, makeMemoryKnownFacilities } from '#adapters/memory/known-facilities.ts'
import { makeList, makeTable } from '#adapters/memory/recoverable.ts'
import type { Upload } from '../domain/upload.ts'
import type { RemovedUploads, UploadRepository } from '../domain/uploads.port.ts'

/** Creates in-memory repositories of uploads; `facilities` are the ids that exist. */
export const makeMemoryUploads = () => {
  const { rows, update, all, snapshot } = makeTable<Upload>()
  const removed = makeList<string>()
  const facilities = new Set<string>()
  const drop = (id: string) => {
    if (rows.delete(id)) removed.items.push(id)
  }
  const uploads: UploadRepository = {
    lock: () => Effect.void,
    looseOf: (accountId) =>
      Effect.sync(() => {
        const loose = all().filter(({ account_id, loose_since }) => account_id === accountId && loose_since !== null)
        return { files: loose.length, bytes: loose.reduce((sum, { size }) => sum + size, 0) }
      }),
    add: (upload) => Effect.sync(() => void rows.set(upload.id, upload)),
    byIds: (ids) => Effect.sync(() => all().filter(({ id }) => ids.includes(id))),
    ofAccount: (accountId) => Effect.sync(() => all().filter(({ account_id }) => account_id === accountId)),
    attach: ({ ids, accountId, purpose, facilityId, subject, at }) =>
      Effect.sync(() => {
        const fitting = all().filter(
          (one) =>
            ids.includes(one.id) &&
            one.account_id === accountId &&
            one.purpose === purpose &&
            one.attached_at === null &&
            one.facility_id === facilityId,
        )
        for (const { id } of fitting)
          update(id, (row) => ({
            ...row,
            attached_to: subject,
            attached_at: at,
            loose_since: null,
            account_id: facilityId === null ? row.account_id : null,
          }))
        return fitting.length
      }),
    detach: (ids, at) =>
      Effect.sync(() => {
        for (const id of ids) update(id, (row) => (row.attached_to === null ? row : { ...row, attached_to: null, loose_since: at }))
      }),
    describe: (id, alt) => Effect.sync(() => void update(id, (row) => ({ ...row, alt }))),
    remove: (ids) => Effect.sync(() => ids.forEach(drop)),
    removeLoose: (id, accountId) =>
      Effect.sync(() => {
        const found = rows.get(id)
        if (found?.account_id !== accountId || found.attached_at !== null) return false
        drop(id)
        return true
      }),
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
    snapshot: () => {
      const restore = [snapshot(), removed.snapshot()]
      return () => {
        for (const one of restore) one()
      }
    },
  }
}
