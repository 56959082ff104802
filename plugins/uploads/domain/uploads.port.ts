import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { hasAny, type TableStore } from '#core/ports/store.ts'
import type { UploadPurpose } from '../contract/purposes.ts'
import type { Upload } from './upload.ts'

/** Which uploads are attached, and to what. */
export interface AttachRequest {
  readonly ids: readonly string[]
  readonly accountId: string
  readonly purpose: UploadPurpose
  /** Facility of the uploads. */
  readonly facilityId: string | null
  /** True if they stay the uploader's; `false` where the facility or the platform takes them over. */
  readonly staysOwn: boolean
  readonly subject: string
  readonly at: string
}

/** Creates the plain part of the repository of uploads. */
export const uploadsOf = (uploads: TableStore<Upload>) => {
  const oldest = { created_at: 'asc', id: 'asc' } as const
  return {
    add: uploads.add,
    /** Counts the loose uploads of an account and their bytes. */
    looseOf: (account_id: string) =>
      Effect.map(uploads.find({ account_id, loose_since: { ne: null } }), (loose) => ({
        files: loose.length,
        bytes: loose.reduce((sum, { size }) => sum + size, 0),
      })),
    byIds: (ids: readonly string[]) => uploads.find({ id: { in: ids } }, { orderBy: oldest }),
    /** Returns the uploads of an account, the oldest first. */
    ofAccount: (account_id: string) => uploads.find({ account_id }, { orderBy: oldest }),
    /** Attaches those of the uploads that fit and were never attached; returns how many. */
    attach: ({ ids, accountId, purpose, facilityId, staysOwn, subject, at }: AttachRequest) =>
      uploads.update(
        { id: { in: ids }, account_id: accountId, purpose, attached_at: null, facility_id: facilityId },
        { attached_to: subject, attached_at: at, loose_since: null, ...(!staysOwn && { account_id: null }) },
      ),
    detach: (ids: readonly string[], at: string) =>
      Effect.asVoid(uploads.update({ id: { in: ids }, attached_to: { ne: null } }, { attached_to: null, loose_since: at })),
    /** Says from when uploads of an account that were never attached count as loose. */
    looseFrom: (ids: readonly string[], account_id: string, at: string) =>
      Effect.asVoid(uploads.update({ id: { in: ids }, account_id, attached_at: null }, { loose_since: at })),
    describe: (id: string, alt: string) => Effect.asVoid(uploads.update({ id }, { alt })),
    remove: (ids: readonly string[]) => Effect.asVoid(uploads.remove({ id: { in: ids } })),
    /** Removes an upload of an account that was never attached; returns whether there was one. */
    removeLoose: (id: string, account_id: string) => hasAny(uploads.remove({ id, account_id, attached_at: null })),
  }
}

/** Repository of uploads. */
export interface UploadRepository extends ReturnType<typeof uploadsOf> {
  /** Lets one transaction at a time add uploads to an account; waits for the running one. */
  lock(accountId: string): Effect.Effect<void>
  /** Returns those of the ids that no upload has. */
  unknownOf(ids: readonly string[]): Effect.Effect<readonly string[]>
}
export const UploadRepository = token<UploadRepository>('uploads/UploadRepository')

/** Uploads whose row was removed, for whatever reason, and whose files are still there. */
export interface RemovedUploads {
  /** Locks and returns the ids of at most so many that no other transaction works on; none while a backup is being written. */
  take(limit: number): Effect.Effect<readonly string[]>
  /** Forgets ids, because their files were removed. */
  forget(ids: readonly string[]): Effect.Effect<void>
}
export const RemovedUploads = token<RemovedUploads>('uploads/RemovedUploads')
