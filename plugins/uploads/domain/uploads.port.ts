import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { UploadPurpose } from '../contract/purposes.ts'
import type { Upload } from './upload.ts'

/** Which uploads are attached, and to what. */
export interface AttachRequest {
  readonly ids: readonly string[]
  readonly accountId: string
  readonly purpose: UploadPurpose
  /** Facility of the uploads, which takes them over; `null`: they stay the uploader's. */
  readonly facilityId: string | null
  readonly subject: string
  readonly at: string
}

/** Repository of uploads. */
export interface UploadRepository {
  /** Lets one transaction at a time add uploads to an account; waits for the running one. */
  lock(accountId: string): Effect.Effect<void>
  /** Counts the loose uploads of an account and their bytes. */
  looseOf(accountId: string): Effect.Effect<{ readonly files: number; readonly bytes: number }>
  add(upload: Upload): Effect.Effect<void>
  byIds(ids: readonly string[]): Effect.Effect<readonly Upload[]>
  /** Returns the uploads of an account, the oldest first. */
  ofAccount(accountId: string): Effect.Effect<readonly Upload[]>
  /** Attaches those of the uploads that fit and were never attached; returns how many. */
  attach(request: AttachRequest): Effect.Effect<number>
  detach(ids: readonly string[], at: string): Effect.Effect<void>
  describe(id: string, alt: string): Effect.Effect<void>
  remove(ids: readonly string[]): Effect.Effect<void>
  /** Removes an upload of an account that was never attached; returns whether there was one. */
  removeLoose(id: string, accountId: string): Effect.Effect<boolean>
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
